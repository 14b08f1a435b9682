import { hash } from "node:crypto";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";
import type { FeedFacts } from "./import-rows.server.ts";
import { isObject } from "../../domain/json-value.ts";

/** Raise this when the columns made from a draft change, so that the next import writes every product again. */
const STORED_FORM = 8;

/** Prices and units may have changed here since the last feed, so they are compared separately. */
export function factsOf(draft: ProductDraft): FeedFacts {
  const { sellingPrice, usdPrice, salePrice, specialPrice, saleUntil, discount, stockAmount, variants } = draft;
  const turns = [draft.nextSale ?? null, variants.flatMap((one) => one.turns ?? [])];
  const options = <Key extends "price" | "stockAmount">(key: Key) =>
    variants.map((one) => [one.color, one.size, one[key] ?? null]);
  const facts = (values: unknown) => hash("sha256", JSON.stringify(values, sortedKeys)).slice(0, 16);
  return {
    feedHash: hash("sha256", `${STORED_FORM} ${JSON.stringify(draft, sortedKeys)}`).slice(0, 32),
    feedPrice: facts([sellingPrice, usdPrice, salePrice, specialPrice, saleUntil, discount, options("price"), turns]),
    feedUnits: facts([stockAmount, options("stockAmount")]),
  };
}

/** Sorted keys, so that equal drafts give equal text. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
