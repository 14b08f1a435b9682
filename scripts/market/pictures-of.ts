import type { Colour } from "./scenes/colours.ts";
import { coloursOf, shownVarieties } from "./scenes/scene-picture.ts";
import type { Shown } from "./scenes/objects.ts";

/** What a product looks like. */
export interface ProductPictures {
  /** Stored URLs, the main one first; none where the plain tile stands for it. */
  images: string[];
  /** Colours it can be had in, that of the main picture first; none where the picture is not of one colour. */
  colours: readonly Colour[];
  /** A stored URL of each of them. */
  inColour: ReadonlyMap<Colour, string>;
}

/**
 * The pictures of a good in the promised colour (null: in any), in one of its varieties; any whole number names one. Throws
 * where a colour is promised in which the good is not drawn.
 */
export function picturesOf(shown: Shown, promised: Colour | null, variety: number): ProductPictures {
  if (shown === "tile") return { images: [], colours: [], inColour: new Map() };
  const all = shownVarieties(shown);
  // What promises nothing and is drawn as it is, wood for one, is not shown painted.
  const plain = all.filter(({ colour }) => colour === null);
  const free = plain.length > 0 ? plain : all;
  const fitting = promised === null ? free : all.filter(({ colour }) => colour === promised);
  const chosen = fitting[variety % fitting.length];
  if (!chosen) throw new Error(`There is no ${promised} picture of ${shown}.`);
  if (chosen.colour === null) return { images: chosen.images, colours: [], inColour: new Map() };
  const others = [...coloursOf(shown)].filter(([colour]) => colour !== chosen.colour);
  const inColour = new Map([[chosen.colour, chosen.images[0]!], ...others]);
  return { images: chosen.images, colours: [...inColour.keys()], inColour };
}
