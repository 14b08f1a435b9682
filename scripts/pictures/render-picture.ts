import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { formats, type MovingType, type PictureFormat, type SingleFormat } from "./formats.ts";
import type { ListedPicture } from "./picture-list.ts";

/** Changing any of this renders every picture again. */
export const encoding = {
  webp: { quality: 80 },
  avif: { quality: 55 },
  // Small files are what phones on slow links load: they get the encoder's patience, wide ones its haste.
  patientUpTo: 480,
  effort: { webp: { patient: 4, hasty: 2 }, avif: { patient: 2, hasty: 1 } },
} as const;

/** Renders one picture in all its widths; each file appears whole or not at all. Answers the bytes written. */
export async function renderPicture(picture: ListedPicture, folder: string, parts: string): Promise<number> {
  const format: PictureFormat | SingleFormat = formats[picture.format];
  const files = "only" in format ? await single(picture, format) : await every(picture, format);
  for (const { file, encoded } of files) {
    const part = join(parts, `${process.pid}-${file}`);
    writeFileSync(part, encoded);
    renameSync(part, join(folder, file));
  }
  return files.reduce((sum, { encoded }) => sum + encoded.length, 0);
}

interface Written {
  file: string;
  encoded: Buffer;
}

/** The drawing in the pixels of its widest file. */
function drawn(svg: string, { width, height }: { width: number; height: number }) {
  const scale = width / Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: 72 * Math.max(1, scale) }).resize(width, height, { fit: "fill" });
}

async function single({ name, svg, frames = [] }: ListedPicture, format: SingleFormat): Promise<Written[]> {
  const { only } = format;
  if (only.type === "webp") return [{ file: `${name}.webp`, encoded: await moving(frames, format, only) }];
  const pixels = drawn(svg, format);
  const encoded =
    only.type === "png"
      ? await pixels.png({ compressionLevel: 9, palette: true }).toBuffer()
      : await pixels.flatten({ background: "#fff" }).jpeg({ quality: only.quality, progressive: true }).toBuffer();
  return [{ file: `${name}.${only.type}`, encoded }];
}

async function moving(frames: readonly string[], size: SingleFormat, { quality, frame, rest }: MovingType) {
  const drawings = await Promise.all(
    frames.map((svg) => drawn(svg, size).flatten({ background: "#fff" }).png({ compressionLevel: 1 }).toBuffer()),
  );
  const delay = frames.map((_, index) => (index === frames.length - 1 ? rest : frame));
  return sharp(drawings, { join: { animated: true } })
    .webp({ quality, effort: 6, loop: 0, delay })
    .toBuffer();
}

async function every({ name, svg }: ListedPicture, format: PictureFormat): Promise<Written[]> {
  const { width, height, stored, webp, avif, inPage } = format;
  const { data, info } = await drawn(svg, format)
    .flatten({ background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const sizes = [
    ...[...new Set([stored, ...webp])].map((to) => ({ type: "webp" as const, to })),
    ...avif.map((to) => ({ type: "avif" as const, to })),
  ];
  const files: Written[] = [];
  for (const { type, to } of sizes) {
    const patience = to <= encoding.patientUpTo ? "patient" : "hasty";
    const usual = { ...encoding[type], effort: encoding.effort[type][patience] };
    const options = type === "avif" && to === inPage?.width ? inPage : usual;
    const size = { width: to, height: Math.round((to * height) / width) };
    const encoded = await sharp(data, pixels)
      .resize(size.width, size.height, { fit: "fill" })
      .toFormat(type, options)
      .toBuffer();
    if (type === "avif" || webp.includes(to)) files.push({ file: `${name}-${to}.${type}`, encoded });
    // The stored picture is often one of its widths: drawn once, written twice.
    if (type === "webp" && to === stored) files.push({ file: `${name}.webp`, encoded });
  }
  return files;
}
