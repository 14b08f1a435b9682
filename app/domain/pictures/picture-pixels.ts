/** Row by row, eight bits a channel: 1 grey, 2 grey and alpha, 3 colours, 4 colours and alpha. */
export interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}

/** In shares of width and height. */
export type Part = NonNullable<ReturnType<typeof partOf>>;

export type Look = ReturnType<typeof analysePixels>;

const white = 236;
/** In shares of the longer side of the goods. */
const margin = 0.05;
/** A border is cut when the picture loses at least this share of its width or height. */
const worthCutting = 0.1;
const opaque = 250;
const lightTile = "f0efec";
const darkTile = "3a352e";

export function analysePixels(pixels: Pixels) {
  const all = Array.from({ length: pixels.width * pixels.height }, (_, index) => colourAt(pixels, index));
  const isTransparent = all.some(({ alpha }) => alpha < opaque);
  if (isTransparent) {
    // A white logo would be invisible on a light tile.
    const seen = all.filter(({ alpha }) => alpha >= 128);
    const light = seen.reduce((sum, { rgb }) => sum + brightness(rgb), 0) / Math.max(1, seen.length);
    const tile = light > 200 ? darkTile : lightTile;
    return { colour: tile, isTransparent, trimmed: partOf(pixels, all, ({ alpha }) => alpha >= 16) };
  }
  const edge = all.filter((_, index) => isOnEdge(index, pixels)).map(({ rgb }) => rgb);
  const isWhite = edge.every((rgb) => Math.min(...rgb) >= white);
  const trimmed = isWhite ? partOf(pixels, all, ({ rgb }) => Math.min(...rgb) < white) : null;
  return { colour: hex(commonest(edge)), isTransparent, trimmed };
}

export function recomposed(pixels: Pixels, part: Part | null, tile: string): Pixels & { data: Uint8Array } {
  const { left, top, right, bottom } = boxOf(part ?? { left: 0, top: 0, width: 1, height: 1 }, pixels);
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height * 3);
  const under = [0, 2, 4].map((at) => Number.parseInt(tile.slice(at, at + 2), 16));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { rgb, alpha } = colourAt(pixels, (top + y) * pixels.width + left + x);
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = (rgb[channel]! * alpha + under[channel]! * (255 - alpha)) / 255;
    }
  }
  return { width, height, channels: 3, data };
}

type Rgb = readonly [number, number, number];

interface Colour {
  rgb: Rgb;
  alpha: number;
}

function colourAt({ channels, data }: Pixels, index: number): Colour {
  const at = index * channels;
  const first = data[at]!;
  const rgb: Rgb = channels < 3 ? [first, first, first] : [first, data[at + 1]!, data[at + 2]!];
  return { rgb, alpha: channels % 2 === 0 ? data[at + channels - 1]! : 255 };
}

function isOnEdge(index: number, { width, height }: Pixels): boolean {
  const [x, y] = [index % width, Math.floor(index / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

function partOf({ width, height }: Pixels, all: readonly Colour[], counts: (colour: Colour) => boolean) {
  const xs: number[] = [];
  const ys: number[] = [];
  all.forEach((colour, index) => {
    if (!counts(colour)) return;
    xs.push(index % width);
    ys.push(Math.floor(index / width));
  });
  if (xs.length === 0) return null;
  // The small copy is imprecise, so add a pixel on each side.
  const bounds = (indexes: readonly number[]) => [Math.min(...indexes) - 1, Math.max(...indexes) + 2] as const;
  const [[left, right], [top, bottom]] = [bounds(xs), bounds(ys)];
  const around = margin * Math.max(right - left, bottom - top);
  const share = (low: number, high: number, size: number) => {
    const from = Math.max(0, low - around) / size;
    return [from, Math.min(size, high + around) / size - from] as const;
  };
  const [x, w] = share(left, right, width);
  const [y, h] = share(top, bottom, height);
  return Math.min(w, h) > 1 - worthCutting ? null : { left: x, top: y, width: w, height: h };
}

function boxOf({ left, top, width, height }: Part, pixels: Pixels) {
  const pixel = (share: number, size: number) => Math.round(share * size);
  return {
    left: pixel(left, pixels.width),
    top: pixel(top, pixels.height),
    right: Math.max(pixel(left, pixels.width) + 1, pixel(left + width, pixels.width)),
    bottom: Math.max(pixel(top, pixels.height) + 1, pixel(top + height, pixels.height)),
  };
}

function mean(list: readonly Rgb[]): Rgb {
  const sum = (channel: number) => list.reduce((total, rgb) => total + rgb[channel]!, 0) / list.length;
  return [sum(0), sum(1), sum(2)];
}

function commonest(list: readonly Rgb[]): Rgb {
  const groups = Map.groupBy(list, (rgb) => rgb.map((value) => value >> 5).join());
  return mean([...groups.values()].reduce((most, group) => (group.length > most.length ? group : most)));
}

const brightness = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue;
const hex = (rgb: Rgb) => rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
