import { listingPageSize, maximumPage } from "../../../app/domain/constants.ts";
import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import type { ListingQuery } from "../../../app/domain/listings/listing-query.ts";
import type { Random } from "../../steps/random.ts";
import type { BenchPlace, MarketFacts } from "./facts.ts";

export interface BenchRow {
  name: string;
  path: (facts: MarketFacts, chance: Random) => string;
  status?: number;
  follow?: RegExp;
}

type Facets = Partial<ListingQuery>;

const facetKinds: ((place: BenchPlace, chance: Random) => Facets | null)[] = [
  (_, chance) => (chance.chance(0.6) ? { band: chance.between(0, 4) } : typedPrices(chance)),
  (_, chance) => ({ rating: chance.pick([2, 3, 4]) }),
  (_, chance) => ({ discount: chance.pick([1, 10, 25]) }),
  () => ({ freeDelivery: true }),
  () => ({ inStock: true }),
  ({ brands }, chance) => (brands.length > 0 ? { brands: someOf(brands, chance) } : null),
  ({ vendors }, chance) => (vendors.length > 0 ? { vendors: someOf(vendors, chance) } : null),
  ({ colors }, chance) => (colors.length > 0 ? { colors: someOf(colors, chance) } : null),
  ({ sizes }, chance) => (sizes.length > 0 ? { sizes: someOf(sizes, chance) } : null),
];

const sorts = ["price", "price-desc", "discount", "rating", "views"] as const;
const wholeShop = ({ vendors, colors, sizes }: MarketFacts): BenchPlace => ({
  ...{ level: "category", slug: "", total: 0 },
  ...{ brands: [], vendors, colors, sizes },
});

export const listingRows: BenchRow[] = [
  row("Listing: all products", (_, chance) => listingHref({ view: view(chance) })),
  row("Listing: parent", (facts, chance) => listing(placeOf(facts, "parentCategory", chance), {})),
  row("Listing: category", (facts, chance) => listing(placeOf(facts, "category", chance), {})),
  row("Listing: subcategory", (facts, chance) => listing(placeOf(facts, "subcategory", chance), {})),
  row("Listing: category, sorted", (facts, chance) =>
    listing(placeOf(facts, "category", chance), { sort: chance.pick(sorts) }),
  ),
  row("Listing: parent + 3 facets", (facts, chance) => narrowed(placeOf(facts, "parentCategory", chance), 3, chance)),
  row("Listing: category + 3 facets", (facts, chance) => narrowed(placeOf(facts, "category", chance), 3, chance)),
  row("Listing: subcategory + 3 facets", (facts, chance) => narrowed(placeOf(facts, "subcategory", chance), 3, chance)),
  row("Listing: category + 3 facets, sorted", (facts, chance) => {
    const place = placeOf(facts, "category", chance);
    return listing(place, { ...facetsOf(place, 3, chance), sort: chance.pick(sorts) });
  }),
  row("Listing: brand + 2 facets", (facts, chance) =>
    listingHref({ ...facetsOf(wholeShop(facts), 2, chance), brands: [chance.pick(facts.brands)] }),
  ),
  row("Listing: whole shop + 3 facets", (facts, chance) => listingHref(facetsOf(wholeShop(facts), 3, chance))),
  row("Listing: category, page 2 to 500", (facts, chance) => {
    const place = placeOf(facts, "category", chance);
    return listing(place, { page: deepPage(place, chance) });
  }),
  row("Listing: category, sorted, page 2 to 500", (facts, chance) => {
    const place = placeOf(facts, "category", chance);
    return listing(place, { sort: chance.pick(sorts), page: deepPage(place, chance) });
  }),
  {
    ...row("Listing: next page by key", (facts, chance) => {
      const place = placeOf(facts, "category", chance);
      return listing(place, { sort: chance.pick(sorts), page: chance.between(1, 8) });
    }),
    follow: /href="([^"]*[?&](?:amp;)?after=[^"]*)"/,
  },
];

function row(name: string, path: BenchRow["path"]): BenchRow {
  return { name, path };
}

function placeOf({ places }: MarketFacts, level: BenchPlace["level"], chance: Random): BenchPlace {
  return chance.pick(places.filter((place) => place.level === level));
}

function listing({ level, slug }: BenchPlace, facets: Facets): string {
  return listingHref({ [level]: slug, ...facets });
}

function narrowed(place: BenchPlace, count: number, chance: Random): string {
  return listing(place, facetsOf(place, count, chance));
}

function facetsOf(place: BenchPlace, count: number, chance: Random): Facets {
  const left = [...facetKinds];
  const chosen: Facets[] = [];
  while (chosen.length < count) {
    const [kind] = left.splice(chance.between(0, left.length - 1), 1);
    const facet = kind!(place, chance);
    if (facet) chosen.push(facet);
  }
  return Object.assign({}, ...chosen) as Facets;
}

function typedPrices(chance: Random): Facets {
  return { minPrice: chance.between(1, 40) * 100, maxPrice: chance.between(41, 300) * 100 };
}

function someOf(values: readonly string[], chance: Random): string[] {
  return [...new Set([chance.pick(values), ...(chance.chance(0.3) ? [chance.pick(values)] : [])])].sort();
}

function deepPage({ total }: BenchPlace, chance: Random): number {
  return 2 + Math.floor(chance.next() * Math.max(0, Math.min(maximumPage, Math.ceil(total / listingPageSize)) - 1));
}

function view(chance: Random): ListingQuery["view"] {
  return chance.pick(["list", "3cols", "4cols"]);
}
