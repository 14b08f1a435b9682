import sharp from "sharp";

const SIDES = [300, 480, 640, 800, 1000, 1100, 1280, 1500] as const;
const RATIOS = [1, 1, 1, 0.75, 1.33, 0.6, 1.9] as const;
const GRAIN = 2_048;

/** Deterministic, from 0 to 1. */
export function drawn(seed: number, question: number): number {
  let value = Math.imul(seed ^ Math.imul(question + 1, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * With the noise of photographs, because flat drawings compress too well; a third on white with a wide border. JPEG,
 * some PNG and WebP.
 */
export async function photograph(seed: number): Promise<{ bytes: Buffer; type: string }> {
  const pick = <T>(list: readonly T[], question: number) => list[Math.floor(drawn(seed, question) * list.length)]!;
  const ratio = pick(RATIOS, 1);
  const side = pick(SIDES, 2);
  const [width, height] = ratio < 1 ? [Math.round(side * ratio), side] : [side, Math.round(side / ratio)];
  const isOnWhite = drawn(seed, 3) < 0.34;
  const ground = isOnWhite
    ? sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    : await cut(seed, 100, { width, height, contrast: 0.8 });
  const picture = ground.composite([{ input: await thing(seed, width, height), gravity: "centre" }]);
  const format = drawn(seed, 5);
  if (format < 0.05) return { bytes: await picture.png({ compressionLevel: 4 }).toBuffer(), type: "image/png" };
  if (format < 0.1) return { bytes: await picture.webp({ quality: 88, effort: 1 }).toBuffer(), type: "image/webp" };
  return {
    bytes: await picture.jpeg({ quality: 82 + Math.floor(drawn(seed, 6) * 12) }).toBuffer(),
    type: "image/jpeg",
  };
}

async function thing(seed: number, width: number, height: number): Promise<Buffer> {
  const share = 0.5 + drawn(seed, 10) * 0.4;
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  const round = Math.round(Math.min(w, h) * drawn(seed, 11) * 0.5);
  const mask = Buffer.from(`<svg width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${round}"/></svg>`);
  return (await cut(seed, 200, { width: w, height: h, contrast: 1.5 }))
    .composite([{ input: mask, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function cut(seed: number, question: number, piece: { width: number; height: number; contrast: number }) {
  const { width, height, contrast } = piece;
  const place = (at: number, room: number) => Math.floor(drawn(seed, question + at) * room);
  const colour = [0, 1, 2].map((channel) => 50 + place(10 + channel, 150));
  const data = await sharp(await grain(), { raw: { width: GRAIN, height: GRAIN, channels: 3 } })
    .extract({ left: place(1, GRAIN - width), top: place(2, GRAIN - height), width, height })
    .linear(
      [contrast, contrast, contrast],
      colour.map((value) => value - 128 * contrast),
    )
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(data);
}

let made: Promise<Buffer> | null = null;

function grain(): Promise<Buffer> {
  made ??= layered();
  return made;
}

/** Octaves of noise, each twice as fine and a little weaker, around middle grey. */
async function layered(): Promise<Buffer> {
  const sum = new Float32Array(GRAIN * GRAIN * 3).fill(128);
  for (let cells = 4, force = 34; cells <= GRAIN; cells *= 2, force *= 0.84) {
    const small = new Uint8Array(cells * cells * 3);
    for (let at = 0, grey = 0; at < small.length; at += 1) {
      if (at % 3 === 0) grey = drawn(cells, at / 3);
      small[at] = 255 * (grey * 0.8 + drawn(cells, 1_000_000 + at) * 0.2);
    }
    const layer = await sharp(small, { raw: { width: cells, height: cells, channels: 3 } })
      .resize(GRAIN, GRAIN, { fit: "fill", kernel: "cubic" })
      .raw()
      .toBuffer();
    for (let at = 0; at < sum.length; at += 1) sum[at] = sum[at]! + (layer[at]! / 128 - 1) * force;
  }
  const grain = Buffer.alloc(sum.length);
  for (let at = 0; at < sum.length; at += 1) grain[at] = Math.max(0, Math.min(255, sum[at]!));
  return grain;
}
