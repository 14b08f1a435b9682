import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { formats, type PictureFormat } from "./formats.ts";
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
export async function renderPicture(
  { name, format, svg }: ListedPicture,
  folder: string,
  parts: string,
): Promise<number> {
  const { width, height, stored, webp, avif }: PictureFormat = formats[format];
  const scale = width / Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * Math.max(1, scale) })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const wanted = [
    { file: `${name}.webp`, type: "webp" as const, to: stored },
    ...webp.map((to) => ({ file: `${name}-${to}.webp`, type: "webp" as const, to })),
    ...avif.map((to) => ({ file: `${name}-${to}.avif`, type: "avif" as const, to })),
  ];
  let bytes = 0;
  for (const { file, type, to } of wanted) {
    const patience = to <= encoding.patientUpTo ? "patient" : "hasty";
    const options = { ...encoding[type], effort: encoding.effort[type][patience] };
    const size = { width: to, height: Math.round((to * height) / width) };
    const encoded = await sharp(data, pixels)
      .resize(size.width, size.height, { fit: "fill" })
      .toFormat(type, options)
      .toBuffer();
    const part = join(parts, `${process.pid}-${file}`);
    writeFileSync(part, encoded);
    renameSync(part, join(folder, file));
    bytes += encoded.length;
  }
  return bytes;
}
