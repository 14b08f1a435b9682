import type { Colour } from "./colours.ts";
import type { ObjectKey } from "./objects.ts";
import type { Tint } from "./scene-object.ts";

export type CompositionKind = "hero" | "triplet" | "vendor" | "menu" | "poster" | "share";

/** One object of a composition: its centre as share of the width, its longer side as share of the height. */
interface Standing {
  object: ObjectKey;
  at: number;
  size: number;
  /** The line it stands on as share of the height; the kind's own line unless told. */
  on?: number;
  hue?: number;
  colour?: Colour;
  mirrored?: true;
}

/** Several objects, back to front, before one backdrop. */
export interface Composition {
  kind: CompositionKind;
  tint: Tint;
  standing: Standing[];
}

type Place = [object: ObjectKey, at: number, size: number, more?: Pick<Standing, "on" | "hue" | "colour" | "mirrored">];

/** One composition; places are given back to front. */
export function show(kind: CompositionKind, tint: Tint, ...places: Place[]): Composition {
  return { kind, tint, standing: places.map(([object, at, size, more]) => ({ object, at, size, ...more })) };
}
