import { composeGroup, groups, heightShare, widthShare } from "./compose.ts";
import type { Composition } from "./composition.ts";
import type { Drawn } from "./drawn.ts";
import type { ObjectKey } from "./objects.ts";
import type { Look, SceneObject } from "./scene-object.ts";
import { shopMark } from "./shop-mark.ts";

type DrawnOf = (object: ObjectKey) => Drawn;

const [width, height] = [1200, 630];
/** Shares of the height that the visible part of one product takes at most. */
const [tallest, widest] = [0.7, 1.2];

/** What a chat shows of a product: its first view in the wide shape. */
export function shareOfProduct(key: ObjectKey, object: SceneObject, look: Look, drawn: Drawn): Composition {
  const group = groups[look.count ?? 1];
  const wide = widthShare(drawn) * (group.length === 3 ? 1.64 : group.length === 2 ? 1.44 : 1);
  const size = Math.min((object.size ?? 0.68) * 1.15, tallest / heightShare(drawn), widest / wide);
  const standing = group.map(([shift, lift, scale]) => ({
    object: key,
    at: 0.5 + (shift * widthShare(drawn) * size * height) / width,
    on: 0.9 - lift * size,
    size: size * scale,
    ...(look.hue === undefined ? {} : { hue: look.hue }),
    ...(look.colour === undefined ? {} : { colour: look.colour }),
  }));
  return { kind: "share", tint: look.tint, standing };
}

/** How a banner's objects move together in the wide shape: its own left half is free for words, this has none. */
const spread = { vendor: 1.85, hero: 1.3, poster: 1.1 } as const;

/** What a chat shows of a vendor's store, a campaign or an article: its objects in the middle; null of other kinds. */
export function shareOfGroup({ kind, tint, standing }: Composition): Composition | null {
  if (kind !== "vendor" && kind !== "hero" && kind !== "poster") return null;
  const places = standing.map(({ at }) => at);
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  const moved = standing.map(({ on, ...one }) => ({
    ...one,
    at: 0.5 + (one.at - middle) * spread[kind],
    size: one.size * 0.9,
    ...(on === undefined ? {} : { on: on + 0.02 }),
  }));
  return { kind: "share", tint, standing: moved };
}

/** The picture, under the shop's awning and with its mark. */
export function composeShare(composition: Composition, drawnOf: DrawnOf): string {
  return composeGroup(composition, drawnOf, awning + corner);
}

/** The goods of the shop's own card, right of its words. */
export const cardGoods: Composition = {
  kind: "share",
  tint: "sun",
  standing: [
    { object: "habesha-kemis", at: 0.85, size: 0.58, on: 0.84 },
    { object: "basket", at: 0.705, size: 0.42, on: 0.86 },
    { object: "jebena", at: 0.595, size: 0.4, on: 0.92 },
    { object: "phone", at: 0.775, size: 0.33, on: 0.95 },
  ],
};

/** The shop's own card; `words` are outlines: a path for the name, one for the line under it (scripts/pictures/letters). */
export function composeShopCard(words: { name: string; line: string }, drawnOf: DrawnOf): string {
  const text = `<path fill="#075240" transform="translate(72 330)" d="${words.name}"/><path fill="#221c15" transform="translate(74 404)" d="${words.line}"/>`;
  return composeGroup(cardGoods, drawnOf, `${awning}${shopMark(74, 96, 96)}${text}`);
}

/** A band in the header's colour with the stall's roof under it. */
const scallop = 25;
const awning = `<path fill="#075240" d="M0 0H${width}V30H0Z"/>${["#f5b52e", "#fff"]
  .map((colour, odd) => {
    const one = (at: number) => `M${at} 30a${scallop} ${scallop} 0 0 0 ${2 * scallop} 0z`;
    const every = Array.from({ length: width / scallop / 4 }, (_, index) => one((2 * index + odd) * 2 * scallop));
    return `<path fill="${colour}" d="${every.join("")}"/>`;
  })
  .join("")}`;

const corner = shopMark(36, 518, 76);
