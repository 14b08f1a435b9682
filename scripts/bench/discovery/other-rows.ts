import { readEthiopic } from "../../../app/domain/feed/ethiopic-letters.ts";
import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import { directoryHref } from "../../../app/domain/vendors/vendor-directory.ts";
import { goodsRows } from "../../market/read-goods.ts";
import { readTree } from "../../market/read-tree.ts";
import type { Random } from "../../steps/random.ts";
import type { MarketFacts } from "./facts.ts";
import type { BenchRow } from "./listing-rows.ts";

const goods = goodsRows(readTree());

const english = (chance: Random) => {
  const good = chance.pick(goods);
  const brand = good.brand !== "" && chance.chance(0.3) ? `${good.brand} ` : "";
  return (brand + part(good.title, chance)).toLowerCase();
};
const amharic = (chance: Random) => part(chance.pick(goods).title_am, chance);
const latin = (chance: Random) => readEthiopic(amharic(chance)).toLowerCase();

function misspelt(chance: Random): string {
  const words = english(chance).split(" ");
  const place = words.findIndex((word) => /^[a-z]{5,}$/.test(word));
  if (place < 0) return misspelt(chance);
  const word = words[place]!;
  const at = chance.between(1, word.length - 2);
  const wrong = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return words.with(place, chance.pick(wrong)).join(" ");
}

function nothing(chance: Random): string {
  return Array.from({ length: chance.between(5, 9) }, () => chance.pick([..."qxzvjkw"])).join("");
}

function part(name: string, chance: Random): string {
  return name.split(" ").slice(0, chance.between(1, 3)).join(" ");
}

const searched = (text: (chance: Random) => string): BenchRow["path"] => {
  return (_, chance) => listingHref({ name: text(chance) });
};

const suggested = (text: (chance: Random) => string): BenchRow["path"] => {
  return (_, chance) => {
    const typed = text(chance);
    return `/search/suggestions?q=${encodeURIComponent(typed.slice(0, chance.between(2, Math.max(2, typed.length))))}`;
  };
};

export const searchRows: BenchRow[] = [
  row("Search: English", searched(english)),
  row("Search: Amharic", searched(amharic)),
  row("Search: Amharic in Latin letters", searched(latin)),
  row("Search: typing error", searched(misspelt)),
  row("Search: nothing found", searched(nothing)),
  row("Search: by price", (_, chance) => listingHref({ name: english(chance), sort: "price" })),
  row("Search: page 2 to 8", (_, chance) => listingHref({ name: english(chance), page: chance.between(2, 8) })),
  row("Search: + facets", (facts, chance) =>
    listingHref({
      name: english(chance),
      inStock: chance.chance(0.5),
      ...(chance.chance(0.5) ? { band: chance.between(0, 3) } : { rating: chance.pick([2, 3, 4]) }),
      ...(chance.chance(0.4) ? { vendors: [chance.pick(facts.vendors)] } : {}),
    }),
  ),
  row("Suggestions: English", suggested(english)),
  row("Suggestions: Amharic", suggested(amharic)),
];

export const otherRows: BenchRow[] = [
  row("Home", (_, chance) => chance.pick(["/", "/?lng=am"])),
  row("Product page", ({ products }, chance) => `/product/default/${encodeURIComponent(chance.pick(products))}`),
  row("Vendor store", (facts, chance) => `/vendor-store/${vendorOf(facts, chance)}`),
  row("Vendor store, sorted, page 2 to 4", (facts, chance) => {
    return `/vendor-store/${vendorOf(facts, chance)}?sort=${chance.pick(["price", "rating", "views"])}&page=${chance.between(2, 4)}`;
  }),
  row("Vendor store, search", (facts, chance) => {
    return `/vendor-store/${vendorOf(facts, chance)}?name=${encodeURIComponent(english(chance))}`;
  }),
  row("Vendor directory", (_, chance) => {
    return directoryHref({ sort: chance.pick(["name", "rating", "newest", "products"]), page: chance.between(1, 3) });
  }),
  { ...row("Menu alone (page not found)", (_, chance) => `/no-such-page-${chance.between(1, 999_999)}`), status: 404 },
];

function row(name: string, path: BenchRow["path"]): BenchRow {
  return { name, path };
}

function vendorOf({ vendors }: MarketFacts, chance: Random): string {
  return chance.pick(vendors);
}
