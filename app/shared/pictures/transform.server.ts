import { convertIndexedToRgb, decode, encode } from "fast-png";
import { within } from "../../data/deadline.server.ts";
import type { PictureFacts, PictureFile } from "../../domain/pictures/picture-address.ts";
import { readPictureHeader, sizeProblem } from "../../domain/pictures/picture-header.ts";
import { analysePixels, recomposed, type Look, type Pixels } from "../../domain/pictures/picture-pixels.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** `master`: the source of all its files. */
export type CleanPicture = { kind: "clean"; master: Bytes; facts: PictureFacts } | { kind: "refused"; problem: string };

/** The platform did not answer in time; this says nothing about the picture. */
export class TransformLate extends Error {}

const TRANSFORM_MS = 15_000;
/** px, like the widest file. */
const MASTER = 1440;
const SMALL = 64;
/** Of 100; most phones get AVIF. */
const qualities = { avif: 50, webp: 75, jpg: 80 } as const;
const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/**
 * Upright, sRGB, first frame, without metadata, at most as wide as pages show it; wide white borders are cut off,
 * transparency gets a tile's ground. Refuses pictures that cannot be decoded or claim too many pixels; throws
 * TransformLate if the binding does not answer.
 */
export async function cleanPicture(images: ImagesBinding, bytes: Bytes): Promise<CleanPicture> {
  const header = readPictureHeader(bytes);
  if (!header) return { kind: "refused", problem: "is not a JPEG, PNG, WebP, GIF or AVIF" };
  const problem = sizeProblem(header);
  if (problem) return { kind: "refused", problem };
  const small = await pixelsOf(images, bytes, SMALL);
  if (!small) return { kind: "refused", problem: "cannot be decoded" };
  const look = analysePixels(small);
  const master = await masterOf(images, bytes, look);
  if (!master) return { kind: "refused", problem: "cannot be decoded" };
  const { width, height } = readPictureHeader(master) ?? header;
  return { kind: "clean", master, facts: { colour: look.colour, width, height } };
}

/** px widths of previews of heavy photographs: on cards, and alone. */
const previews: readonly number[] = [200, 360];
/**
 * Bytes of the files that phones fetch most (speed.md 4.14); a preview must leave room in the first packets for the
 * button after it.
 */
const heaviest: Partial<Record<number, number>> = {
  200: 900,
  320: 14_000,
  360: 4_000,
  480: 24_000,
  720: 40_000,
  960: 64_000,
};
/** Of 100, tried in turn. */
const previewQualities = [qualities.avif, 25, 12];
const PREVIEW_TRIES = 6;

export async function fileOf(images: ImagesBinding, master: Bytes, { width, format }: PictureFile): Promise<Bytes> {
  const limit = format === "avif" ? (heaviest[width] ?? Infinity) : Infinity;
  if (format === "avif" && previews.includes(width)) return previewOf(images, master, width, limit);
  const output = { format: types[format], quality: qualities[format] };
  const bytes = await transformed(images, master, width, output);
  if (bytes.byteLength <= limit) return bytes;
  return transformed(images, master, Math.floor(width * Math.sqrt((0.9 * limit) / bytes.byteLength)), output);
}

/**
 * Keeps the pixel size, because the largest contentful paint is the first one of that size. The local binding ignores
 * quality: there it is scaled down and up again.
 */
async function previewOf(images: ImagesBinding, master: Bytes, width: number, limit: number): Promise<Bytes> {
  let bytes = master;
  for (const quality of previewQualities) {
    bytes = await transformed(images, master, width, { format: types.avif, quality });
    if (bytes.byteLength <= limit) return bytes;
  }
  const output = { format: types.avif, quality: previewQualities.at(-1)! };
  let side = width;
  for (let time = 0; time < PREVIEW_TRIES && bytes.byteLength > limit; time += 1) {
    side = Math.floor((side * 0.9 * limit) / bytes.byteLength);
    const small = await transformed(images, master, side, { format: types.webp, quality: qualities.webp });
    bytes = await transformed(images, small, width, output, "contain");
  }
  return bytes;
}

async function masterOf(images: ImagesBinding, bytes: Bytes, { trimmed, isTransparent, colour }: Look) {
  try {
    const output = { format: "image/webp", quality: 92 } as const;
    if (!trimmed && !isTransparent) return await transformed(images, bytes, MASTER, output);
    const pixels = await pixelsOf(images, bytes, MASTER);
    if (!pixels) return null;
    const png = encode(recomposed(pixels, trimmed, colour));
    return await transformed(images, new Uint8Array(png), MASTER, output);
  } catch (error) {
    if (error instanceof TransformLate) throw error;
    return null;
  }
}

async function pixelsOf(images: ImagesBinding, bytes: Bytes, side: number): Promise<Pixels | null> {
  try {
    const png = decode(await transformed(images, bytes, side, { format: "image/png" }));
    const { width, height, channels, depth, data, palette } = png;
    if (palette) return { width, height, channels: palette[0]!.length, data: convertIndexedToRgb(png) };
    // The upper eight of sixteen bits.
    return { width, height, channels, data: depth === 16 ? Uint8Array.from(data, (value) => value >> 8) : data };
  } catch (error) {
    if (error instanceof TransformLate) throw error;
    return null;
  }
}

/** `fit`: "contain" also enlarges. */
function transformed(
  images: ImagesBinding,
  bytes: Bytes,
  side: number,
  output: ImageOutputOptions,
  fit: "scale-down" | "contain" = "scale-down",
): Promise<Bytes> {
  const transform = { width: side, height: side, fit } as const;
  const work = async () => {
    const result = await images
      .input(new Response(bytes).body!)
      .transform(transform)
      .output({ ...output, anim: false });
    return new Uint8Array(await result.response().arrayBuffer());
  };
  const late = () => new TransformLate("no transformation in time");
  return within(TRANSFORM_MS, work(), late).catch((error: unknown) => {
    // Refusals have an error number; an unreachable service has none.
    const isRefusal = error instanceof Error && "code" in error && typeof error.code === "number";
    throw isRefusal ? error : late();
  });
}
