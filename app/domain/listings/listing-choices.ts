import type { CategoryTarget } from "./category-target.ts";
import { changedListing } from "./listing-address.ts";
import { byKind, type ListingFilter, type ValueKind } from "./listing-filter.ts";
import { priceBands, type FacetValue } from "./facet-counts.ts";
import { discountAsked, shownKinds, valueParams, type ListingQuery } from "./listing-query.ts";

type FilterKind = "freeDelivery" | "discount" | "price" | "rating" | "inStock" | ValueKind;

export type ActiveFilter = ReturnType<typeof activeFilters>[number];

export type ChosenValues = Record<ValueKind, FacetValue[]>;

export const noValues: ChosenValues = byKind(() => []);

const withoutChoice = {
  freeDelivery: { freeDelivery: false },
  discount: { discount: 0, discountProducts: false },
  price: { band: null, minPrice: null, maxPrice: null },
  rating: { rating: 0 },
  inStock: { inStock: false },
} satisfies Record<Exclude<FilterKind, ValueKind>, Partial<ListingQuery>>;

export function activeFilters(query: ListingQuery) {
  const isActive = (kind: keyof typeof withoutChoice) =>
    Object.entries(withoutChoice[kind]).some(([field, none]) => query[field as keyof ListingQuery] !== none);
  const single = Object.keys(withoutChoice) as (keyof typeof withoutChoice)[];
  return [
    ...single
      .filter(isActive)
      .map((kind) => ({ kind, value: null, without: changedListing(query, withoutChoice[kind]) })),
    ...shownKinds.flatMap((kind) =>
      query[kind].map((value) => ({
        kind,
        value,
        without: changedListing(query, { [kind]: query[kind].filter((other) => other !== value) }),
      })),
    ),
  ];
}

export function clearedListing(query: ListingQuery): ListingQuery {
  const singles = Object.assign({}, ...Object.values(withoutChoice)) as Partial<ListingQuery>;
  return changedListing(query, { ...singles, ...byKind(() => []) });
}

/** Values that do not exist are left out of addresses. */
export function withExistingValues(query: ListingQuery, chosen: ChosenValues): ListingQuery {
  const isKnown = (kind: ValueKind, slug: string) => chosen[kind].some((value) => value.slug === slug);
  const known = (kind: ValueKind) => query[kind].filter((slug) => isKnown(kind, slug));
  const unknown = shownKinds.flatMap((kind) =>
    query[kind].flatMap((slug): ListingQuery["ignored"] => (isKnown(kind, slug) ? [] : [[valueParams[kind], slug]])),
  );
  return {
    ...query,
    ignored: [...query.ignored, ...unknown],
    ...byKind(known),
  };
}

/** A typed maximum is included, so `priceBelow` is one santim higher. */
export function listingFilter(query: ListingQuery, target: CategoryTarget | null, chosen: ChosenValues): ListingFilter {
  const band = query.band === null ? null : priceBands[query.band];
  const low = query.minPrice === null ? null : query.minPrice * 100;
  const high = query.maxPrice === null ? null : query.maxPrice * 100 + 1;
  return {
    category: target && { level: target.level, id: target.id },
    ...byKind((kind) => chosen[kind].map(({ value }) => value)),
    priceFrom: band ? band.from || null : low,
    priceBelow: band ? band.below : high,
    rating: query.rating,
    discount: discountAsked(query),
    freeDelivery: query.freeDelivery,
    inStock: query.inStock,
  };
}
