import { readPictureHeader } from "./picture-header.ts";

/** Bytes for about five seconds of a slow phone's line. */
export const animationLimits = { bytes: 256 * 1024, side: 960, frames: 200 } as const;

export const notAnimated = `does not move: it must be a GIF or WebP of 2 to ${animationLimits.frames} frames, of at most ${animationLimits.bytes / 1024} KB and ${animationLimits.side} pixels a side`;

type Bytes = Uint8Array<ArrayBuffer>;

/** Without comments, camera notes and trailing bytes (decision 67); null for other files, and above `animationLimits`. */
export function strippedAnimation(bytes: Bytes): Bytes | null {
  const header = readPictureHeader(bytes);
  if (
    !header ||
    bytes.byteLength > animationLimits.bytes ||
    Math.max(header.width, header.height) > animationLimits.side
  )
    return null;
  try {
    const { parts, frames } = header.format === "gif" ? gifParts(bytes) : webpParts(bytes);
    return frames > 1 && frames <= animationLimits.frames ? joined(parts) : null;
  } catch (error) {
    // The file ends before its last frame.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function animationType(bytes: Uint8Array): "image/gif" | "image/webp" {
  return readPictureHeader(bytes)?.format === "gif" ? "image/gif" : "image/webp";
}

interface Parts {
  parts: Bytes[];
  frames: number;
}

const GIF = { extension: 0x21, frame: 0x2c, end: 0x3b, timing: 0xf9, application: 0xff } as const;
const GIF_HEADER = 13;

function gifParts(bytes: Bytes): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = GIF_HEADER + colours(view.getUint8(10));
  const parts = [bytes.subarray(0, at)];
  let frames = 0;
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === GIF.end) return { parts: [...parts, bytes.subarray(at, at + 1)], frames };
    if (kind === GIF.frame) {
      const end = afterBlocks(view, at + 10 + colours(view.getUint8(at + 9)) + 1);
      parts.push(bytes.subarray(at, end));
      frames += 1;
      at = end;
    } else if (kind === GIF.extension) {
      const label = view.getUint8(at + 1);
      const end = afterBlocks(view, at + 2);
      const isLoop = label === GIF.application && ascii(view, at + 3, 11) === "NETSCAPE2.0";
      if (label === GIF.timing || isLoop) parts.push(bytes.subarray(at, end));
      at = end;
    } else return { parts, frames: 0 };
  }
}

const colours = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

function afterBlocks(view: DataView, from: number): number {
  let at = from;
  for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1;
  return at + 1;
}

const WEBP_HEADER = 12;
const KEPT = new Set(["VP8X", "ICCP", "ANIM", "ANMF"]);
/** Flags of VP8X: camera notes and XMP. */
const NOTES = 0x08 | 0x04;

function webpParts(bytes: Bytes): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(view, 0, 4) !== "RIFF") return { parts: [], frames: 0 };
  const end = 8 + view.getUint32(4, true);
  const chunks: Bytes[] = [];
  let frames = 0;
  for (let at = WEBP_HEADER; at < end;) {
    const kind = ascii(view, at, 4);
    const next = at + 8 + evened(view.getUint32(at + 4, true));
    view.getUint8(next - 1);
    const chunk = bytes.slice(at, next);
    if (kind === "VP8X") chunk[8]! &= ~NOTES;
    if (KEPT.has(kind)) chunks.push(chunk);
    if (kind === "ANMF") frames += 1;
    at = next;
  }
  const head = bytes.slice(0, WEBP_HEADER);
  const size = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 4);
  new DataView(head.buffer).setUint32(4, size, true);
  return { parts: [head, ...chunks], frames };
}

const evened = (size: number) => size + (size % 2);

function ascii(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
