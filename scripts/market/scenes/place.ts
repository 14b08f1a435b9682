import type { Drawn } from "./drawn.ts";
import { turnHue } from "./turn-hue.ts";

export interface Placing {
  /** Unique within the picture: the drawing's own identifiers are kept apart by it. */
  key: string;
  /** Centre of the visible part, and the line it stands on, in pixels. */
  x: number;
  y: number;
  /** Longer side of the visible part in pixels. */
  size: number;
  hue?: number | undefined;
  mirrored?: boolean | undefined;
}

/** The drawing on its soft shadow: the visible part stands with its lower edge on y, centred on x. */
export function place(drawn: Drawn, { key, x, y, size, hue = 0, mirrored = false }: Placing): string {
  const { left, top, right, bottom, baseLeft, baseRight } = drawn.bounds;
  const box = size / Math.max(right - left, bottom - top);
  const width = (right - left) * box;
  const baseMiddle = ((baseLeft + baseRight) / 2 - (left + right) / 2) * box * (mirrored ? -1 : 1);
  const baseWidth = Math.max((baseRight - baseLeft) * box, width * 0.2);
  const wide = round(Math.max(width * 0.5, baseWidth * 0.62));
  const shadows =
    ellipse(x + baseMiddle * 0.5 + size * 0.02, y - size * 0.005, wide, size * 0.062, 0.55) +
    ellipse(x + baseMiddle, y - size * 0.008, baseWidth * 0.56, size * 0.034, 1);
  // An inner svg and not a group: it clips to the drawing's own box, outside of which some icons keep leftovers.
  const corner = `x="${round(x - ((left + right) / 2) * box)}" y="${round(y - bottom * box)}"`;
  const inner = `<svg ${corner} width="${round(box)}" height="${round(box)}" viewBox="0 0 ${drawn.grid} ${drawn.grid}" overflow="hidden">${ownIdentifiers(turnHue(drawn.body, hue), key)}</svg>`;
  return shadows + (mirrored ? `<g transform="translate(${round(2 * x)} 0) scale(-1 1)">${inner}</g>` : inner);
}

function ellipse(cx: number, cy: number, rx: number, ry: number, opacity: number): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#soft)" opacity="${opacity}"/>`;
}

function ownIdentifiers(body: string, key: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${key}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${key}-$1)`)
    .replace(/\bhref="#([^"]+)"/g, `href="#${key}-$1"`);
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
