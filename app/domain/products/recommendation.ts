const seedWeights = { cart: 4, wishlist: 3, viewed: 2 } as const;
export type SeedKind = keyof typeof seedWeights;

/** Newest first. */
export type Known = Record<SeedKind, readonly number[]>;

export interface Seed {
  id: number;
  weight: number;
}

export interface Candidate {
  id: number;
  vendorId: number;
  isSoldOut: boolean;
}

export interface CoViewed extends Candidate {
  seedId: number;
  count: number;
}

export interface Shelved extends Candidate {
  place: number;
  weight: number;
}

export interface Found {
  coViewed: readonly CoViewed[];
  subcategories: readonly Shelved[];
  categories: readonly Shelved[];
}

const seedsPerKind = 12;
export const perVendor = 3;

export function seedsOf(known: Known): Seed[] {
  const weights = new Map<number, number>();
  for (const kind of Object.keys(seedWeights) as SeedKind[])
    for (const id of new Set(known[kind].slice(0, seedsPerKind)))
      weights.set(id, (weights.get(id) ?? 0) + seedWeights[kind]);
  return [...weights]
    .map(([id, weight]) => ({ id, weight }))
    .sort((one, other) => other.weight - one.weight || one.id - other.id);
}

export function knownIds(known: Known): number[] {
  return [...new Set(Object.values(known).flat())];
}

/**
 * Specification 6, 7.2: co-viewed products first, then the most viewed of the seeds' subcategories and categories in
 * turn. At most three per vendor, unless no others are left, because a short row is hidden.
 */
export function recommend(known: Known, { coViewed, subcategories, categories }: Found, limit: number): number[] {
  const isKnown = new Set(knownIds(known));
  const isOffered = (one: Candidate) => !isKnown.has(one.id) && !one.isSoldOut;
  const ranked = [...byStrength(known, coViewed), ...byPlace(subcategories), ...byPlace(categories)].filter(isOffered);
  const vendors = new Map([...ranked].map(({ id, vendorId }) => [id, vendorId]));
  const first: number[] = [];
  const left: number[] = [];
  const shown = new Map<number, number>();
  for (const [id, vendorId] of vendors) {
    const count = shown.get(vendorId) ?? 0;
    shown.set(vendorId, count + 1);
    (count < perVendor ? first : left).push(id);
  }
  return [...first, ...left].slice(0, limit);
}

/**
 * Logarithmic, so that the tenth view counts less than the first; rounded, so that sums do not depend on their order.
 */
function strength(count: number): number {
  return Math.round(1_000 * Math.log2(1 + Math.max(0, count)));
}

function byStrength(known: Known, coViewed: readonly CoViewed[]): Candidate[] {
  const weights = new Map(seedsOf(known).map(({ id, weight }) => [id, weight]));
  const scores = new Map<number, number>();
  for (const { id, seedId, count } of coViewed)
    scores.set(id, (scores.get(id) ?? 0) + (weights.get(seedId) ?? 0) * strength(count));
  const candidates = [...new Map(coViewed.map((one) => [one.id, one])).values()];
  return candidates.sort((one, other) => scores.get(other.id)! - scores.get(one.id)! || one.id - other.id);
}

function byPlace(shelved: readonly Shelved[]): Candidate[] {
  return shelved.toSorted((one, other) => one.place - other.place || other.weight - one.weight || one.id - other.id);
}
