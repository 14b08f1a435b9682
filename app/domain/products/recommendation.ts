/** Why a product says something about a shopper, and how much. Orders will be one more. */
const seedWeights = { cart: 4, wishlist: 3, viewed: 2 } as const;
export type SeedKind = keyof typeof seedWeights;

/** Products a shopper has something to do with, by kind, newest first. */
export type Known = Record<SeedKind, readonly number[]>;

/** A product to start from; what is a seed in two ways weighs both. */
export interface Seed {
  id: number;
  weight: number;
}

/** A product that is sold here, as it stands at the moment. */
export interface Candidate {
  id: number;
  vendorId: number;
  isSoldOut: boolean;
}

/** A product that visitors looked at before or after a seed, and how often. */
export interface CoViewed extends Candidate {
  seedId: number;
  count: number;
}

/** A product of a subcategory or category of seeds; place 0 is the most viewed of that shelf. */
export interface Shelved extends Candidate {
  place: number;
  /** Of the seeds that stand on this shelf. */
  weight: number;
}

/** What was found for the seeds. */
export interface Found {
  coViewed: readonly CoViewed[];
  subcategories: readonly Shelved[];
  categories: readonly Shelved[];
}

/** Newest products of each kind that are started from. */
const seedsPerKind = 12;
/** Products of one vendor in a row, while others can fill it. */
export const perVendor = 3;

/** The products to start from, the newest 12 of each kind, heaviest first; equal weights by id. */
export function seedsOf(known: Known): Seed[] {
  const weights = new Map<number, number>();
  for (const kind of Object.keys(seedWeights) as SeedKind[])
    for (const id of new Set(known[kind].slice(0, seedsPerKind)))
      weights.set(id, (weights.get(id) ?? 0) + seedWeights[kind]);
  return [...weights]
    .map(([id, weight]) => ({ id, weight }))
    .sort((one, other) => other.weight - one.weight || one.id - other.id);
}

/** Every product a shopper knows already. */
export function knownIds(known: Known): number[] {
  return [...new Set(Object.values(known).flat())];
}

/**
 * Recommended for you (specification 6, 7.2): ids, best first, at most `limit`. First what was looked at together with
 * the seeds, by weight of the seed and by how often, then the most viewed of the seeds' subcategories and of their
 * categories, from each shelf in turn. Never what the shopper knows or what is sold out. At most three of a vendor;
 * only where other vendors cannot fill the row, the rest of it is theirs, because a short row is not shown at all.
 * Whatever order it was found in, equal input gives the same row.
 */
export function recommend(known: Known, { coViewed, subcategories, categories }: Found, limit: number): number[] {
  const isKnown = new Set(knownIds(known));
  const isOffered = (one: Candidate) => !isKnown.has(one.id) && !one.isSoldOut;
  const ranked = [...byStrength(known, coViewed), ...inTurn(subcategories), ...inTurn(categories)].filter(isOffered);
  const vendors = new Map([...ranked].map(({ id, vendorId }) => [id, vendorId]));
  const taken: number[] = [];
  const left: number[] = [];
  const shown = new Map<number, number>();
  for (const [id, vendorId] of vendors) {
    const count = shown.get(vendorId) ?? 0;
    shown.set(vendorId, count + 1);
    (count < perVendor ? taken : left).push(id);
  }
  return [...taken, ...left].slice(0, limit);
}

/** Whole numbers, so that no order of adding up changes a sum: the tenth look weighs less than the first. */
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

function inTurn(shelved: readonly Shelved[]): Candidate[] {
  return shelved.toSorted((one, other) => one.place - other.place || other.weight - one.weight || one.id - other.id);
}
