/** By the first bytes of a file; width and height in pixels, as stored. */
export interface PictureHeader {
  format: "jpeg" | "png" | "gif" | "webp" | "avif";
  width: number;
  height: number;
}

/** Decoded pixels must fit into memory, however few bytes the file has. */
const mostSide = 12_000;
const mostPixels = 40_000_000;
/** A longer side below it is a spacer or an icon, not a picture of goods. */
const leastSide = 80;

export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return jpeg(view) ?? png(view) ?? gif(view) ?? webp(view) ?? avif(view);
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function sizeProblem({ width, height }: Pick<PictureHeader, "width" | "height">): string | null {
  const longer = Math.max(width, height);
  if (longer > mostSide || width * height > mostPixels) return `has too many pixels: ${width} x ${height}`;
  return longer < leastSide || Math.min(width, height) < 1 ? `is too small: ${width} x ${height}` : null;
}

function jpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8 || view.getUint8(2) !== 0xff) return null;
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { format: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

function png(view: DataView): PictureHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== "IHDR") return null;
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(view: DataView): PictureHeader | null {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return null;
  return { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webp(view: DataView): PictureHeader | null {
  if (text(view, 0, 4) !== "RIFF" || text(view, 8, 4) !== "WEBP") return null;
  switch (text(view, 12, 4)) {
    case "VP8 ":
      return { format: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { format: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { format: "webp", width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    default:
      return null;
  }
}

/** Sizes are in nested boxes; the largest "ispe" near the beginning is the picture's own. */
function avif(view: DataView): PictureHeader | null {
  if (text(view, 4, 4) !== "ftyp" || !/^(avif|avis|mif1)$/.test(text(view, 8, 4))) return null;
  const sizes: { width: number; height: number }[] = [];
  const end = Math.min(view.byteLength - 16, 65_536);
  for (let at = 16; at < end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
  const [largest] = sizes.sort((one, other) => other.width * other.height - one.width * one.height);
  return largest ? { format: "avif", ...largest } : null;
}

function text(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
