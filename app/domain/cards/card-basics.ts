import { truncation } from "../constants.ts";
import { ellipsis } from "../readings.ts";
import type { CardBasics, ProductCardView, ShortNamed } from "./product-card.ts";
import { truncate } from "../truncate.ts";
import type { Locale } from "../viewer.ts";

export function cardBasics(card: ProductCardView, named: ShortNamed): CardBasics {
  const { id, href, thumbnail, labels, price, seller, offer } = card;
  return { id, ...named, href, thumbnail, labels, price, seller, offer };
}

type Cut = keyof typeof cuts;

const cuts = {
  carProduct: { limit: truncation.carProductName, dots: ellipsis.carProduct },
  carCategory: { limit: truncation.carCategoryName, dots: ellipsis.carCategory },
  buyNow: { limit: truncation.buyNowName, dots: ellipsis.buyNow },
  categoryList: { limit: truncation.categoryListName, dots: ellipsis.categoryList },
};

/** Specification 5.2. */
export function shortNamed({ name, lang }: { name: string; lang?: Locale }, cut: Cut): ShortNamed {
  const shortName = truncate(name, cuts[cut].limit, cuts[cut].dots);
  return { name, ...(shortName !== name && { shortName }), ...(lang && { lang }) };
}
