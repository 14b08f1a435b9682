/** Lightness from 0 to 1, and the two colour axes of OKLab: equal steps look equally large. */
export type Lab = [light: number, a: number, b: number];

type Triple = [number, number, number];

/** Every colour written in an SVG; references such as href="#abc" are none. */
export const svgColour = /(?<=["':;\s])(?<!href=["'])#([0-9a-f]{6}|[0-9a-f]{3})(?=["';\s])/gi;

/** "#c83a2f" or "#c32" in OKLab. */
export function toLab(hex: string): Lab {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => linear(parseInt(digits.slice(at, at + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour as "#rrggbb"; one that screens cannot show loses as much chroma as it has too much. */
export function fromLab([light, a, b]: Lab): string {
  let chroma = 1;
  while (chroma > 0 && !inGamut(toRgb(light, a * chroma, b * chroma))) chroma -= 0.05;
  return `#${toRgb(light, a * chroma, b * chroma)
    .map(byte)
    .join("")}`;
}

function toRgb(light: number, a: number, b: number): Triple {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Triple) => rgb.every((part) => part > -0.004 && part < 1.004);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function byte(part: number): string {
  const clipped = Math.min(1, Math.max(0, part));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
