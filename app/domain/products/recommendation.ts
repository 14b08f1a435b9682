const seedWeights = { cart: 4, wishlist: 3, viewed: 2 } as const;
export type SeedKind = keyof typeof seedWeights;

/** Ids of what a shopper put into the cart and the wishlist or viewed, newest first. */
export type OwnProducts = Record<SeedKind, readonly number[]>;

export interface Seed {
  id: number;
  weight: number;
}

export interface Candidate {
  id: number;
  vendorId: number;
}

export interface CoViewed extends Candidate {
  seedId: number;
  count: number;
}

export interface Shelved extends Candidate {
  position: number;
  weight: number;
}

export interface Candidates {
  coViewed: readonly CoViewed[];
  subcategories: readonly Shelved[];
  categories: readonly Shelved[];
}

const seedsPerKind = 12;
export const perVendor = 3;

export function seedsOf(own: OwnProducts): Seed[] {
  const weights = new Map<number, number>();
  for (const kind of Object.keys(seedWeights) as SeedKind[])
    for (const id of new Set(own[kind].slice(0, seedsPerKind)))
      weights.set(id, (weights.get(id) ?? 0) + seedWeights[kind]);
  return [...weights]
    .map(([id, weight]) => ({ id, weight }))
    .sort((one, other) => other.weight - one.weight || one.id - other.id);
}

/**
 * Specification 6, 7.2: co-viewed products first, then the most viewed of the seeds' subcategories and categories in
 * turn. At most three per vendor, unless no others are left, because a short row is hidden.
 */
export function recommend(
  seeds: readonly Seed[],
  { coViewed, subcategories, categories }: Candidates,
  limit: number,
): number[] {
  const ranked = [...byStrength(seeds, coViewed), ...byPosition(subcategories), ...byPosition(categories)];
  const vendors = new Map(ranked.map(({ id, vendorId }) => [id, vendorId]));
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

function byStrength(seeds: readonly Seed[], coViewed: readonly CoViewed[]): Candidate[] {
  const weights = new Map(seeds.map(({ id, weight }) => [id, weight]));
  const scores = new Map<number, number>();
  for (const { id, seedId, count } of coViewed)
    scores.set(id, (scores.get(id) ?? 0) + (weights.get(seedId) ?? 0) * strength(count));
  const candidates = [...new Map(coViewed.map((one) => [one.id, one])).values()];
  return candidates.sort((one, other) => scores.get(other.id)! - scores.get(one.id)! || one.id - other.id);
}

function byPosition(shelved: readonly Shelved[]): Candidate[] {
  return shelved.toSorted(
    (one, other) => one.position - other.position || other.weight - one.weight || one.id - other.id,
  );
}
