import { backdrop } from "../market/scenes/backdrop.ts";
import type { Drawn } from "../market/scenes/drawn.ts";
import { place } from "../market/scenes/place.ts";
import type { Moment, Story } from "./stories.ts";

/** Size of the films in pixels: as wide as a phone is, twice. */
export const film = { width: 640, height: 360, framesPerSecond: 24 } as const;

/** One frame of a story as SVG, at a second of it. */
export function frameAt({ tint, actors }: Story, second: number, drawnOf: (object: string) => Drawn): string {
  const { width, height } = film;
  const things = actors.map(({ object, hue, mirrored, moments }, index) => {
    const { at, size, on } = between(moments, second);
    if (size < 0.01) return "";
    return place(drawnOf(object), {
      key: `o${index}`,
      x: at * width,
      y: on * height,
      size: size * height,
      hue,
      mirrored,
    });
  });
  const inner = backdrop(width, height, tint, 0.7, 0.5) + things.join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

/** Where somebody is between two moments; before the first and after the last it stays there. */
function between(moments: readonly Moment[], second: number): Omit<Moment, "second"> {
  const next = moments.findIndex((moment) => moment.second > second);
  const before = moments[next === -1 ? moments.length - 1 : Math.max(0, next - 1)]!;
  const after = moments[next === -1 ? moments.length - 1 : next]!;
  if (next <= 0) return before;
  const share = ease((second - before.second) / (after.second - before.second));
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { at: mix(before.at, after.at), size: mix(before.size, after.size), on: mix(before.on, after.on) };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
