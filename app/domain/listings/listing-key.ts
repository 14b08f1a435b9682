import type { ListingSort } from "./listing-request.ts";

/** Position of a product in an ordered list; `id` decides between equals. */
export interface ListingKey {
  soldOut: number;
  key: number;
  facets: number;
  id: number;
}

const LETTERS: Record<Exclude<ListingSort, "relevance">, string> = {
  newest: "n",
  price: "p",
  "price-desc": "q",
  discount: "d",
  rating: "r",
  views: "v",
};

/** Only valid for the order it was made in. */
export function writeListingKey(sort: Exclude<ListingSort, "relevance">, { soldOut, key, facets, id }: ListingKey) {
  return `${LETTERS[sort]}${soldOut}${[key, facets, id].map((part) => `-${part.toString(36)}`).join("")}`;
}

export function readListingKey(sort: Exclude<ListingSort, "relevance">, text: string | null): ListingKey | null {
  const found = /^([a-z])([01])-([0-9a-z]{1,10})-([0-9a-z]{1,2})-([0-9a-z]{1,10})$/.exec(text ?? "");
  if (!found || found[1] !== LETTERS[sort]) return null;
  const [key, facets, id] = [found[3]!, found[4]!, found[5]!].map((part) => Number.parseInt(part, 36));
  return { soldOut: Number(found[2]), key: key!, facets: facets!, id: id! };
}
