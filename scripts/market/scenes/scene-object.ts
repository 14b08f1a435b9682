import type { Colour } from "./colours.ts";

export const tints = {
  sand: ["#F5EEE1", "#E8DBC4"],
  sky: ["#E6EFF5", "#CFDEE9"],
  leaf: ["#E8F1E7", "#D2E3D1"],
  clay: ["#F6E7DF", "#EAD0C3"],
  rose: ["#F7E8EB", "#EACFD5"],
  iris: ["#ECE9F5", "#D7D1E9"],
  stone: ["#F0EFEC", "#DEDCD6"],
  sun: ["#FBF1D8", "#F1DFAE"],
} as const;

export type Tint = keyof typeof tints;

/** One variety of a product picture: its backdrop, its colour or the turn of its colours in degrees, and how many stand side by side. */
export interface Look {
  tint: Tint;
  hue?: number;
  /** The object's main colours are painted in it. */
  colour?: Colour;
  count?: 2 | 3;
}

/** What a product picture shows: a drawing ("noto:laptop", "local:jebena"), its size and its varieties. */
export interface SceneObject {
  drawing: `${"noto" | "local"}:${string}`;
  looks: readonly [Look, ...Look[]];
  /** Share of the picture's side the object's longer side takes; 0.68 unless told. */
  size?: number;
  /** What a colour is painted over: "#rrggbb" of its largest parts. */
  mains?: readonly string[];
}
