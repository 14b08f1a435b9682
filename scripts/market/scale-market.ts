import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import { categoryTree } from "./category-tree.ts";
import type { Offer } from "./draft.ts";
import { random, type Random } from "./random.ts";
import { scaleDraft } from "./scale-draft.ts";
import type { MarketVendor } from "./vendors.ts";

type Place = Pick<Offer, "parent" | "category" | "subcategory">;

/** Products of one shop that come in together. */
export interface Delivery {
  vendor: MarketVendor;
  products: ProductDraft[];
}

/** As many as the importer writes at once. */
const DELIVERY = 50;
/** How unlike in size shops and shelves are: the n-th has 1/n^x of the first. */
const SHOP_SLOPE = 0.7;
const SHELF_SLOPE = 0.9;

/** All shelves of the tree with how much stands on each, uneven by the seed. */
function weighedPlaces(seed: string): { place: Place; weight: number }[] {
  const places = categoryTree.flatMap((parent) =>
    parent.categories.flatMap((category) =>
      category.subcategories.map((subcategory) => ({ parent, category, subcategory })),
    ),
  );
  return shuffled(places, random(`${seed} shelves`)).map((place, index) => {
    return { place, weight: 1 / (index + 1) ** SHELF_SLOPE };
  });
}

/**
 * Deliveries of `count` products to the shops, few of them large; the shops take turns, so that neighbours in the table
 * are not of one shop. `now` is UTC ms; the same for the same seed and `now`. Serial numbers start behind `after`.
 */
export function* deliveries(
  vendors: readonly MarketVendor[],
  count: number,
  { seed, now, after = 0 }: { seed: string; now: number; after?: number },
): Generator<Delivery> {
  const places = weighedPlaces(seed);
  const plan: { vendor: number; size: number }[] = [];
  for (const [vendor, share] of shares(vendors.length, count).entries())
    for (let left = share; left > 0; left -= DELIVERY) plan.push({ vendor, size: Math.min(left, DELIVERY) });
  const shelves = vendors.map(({ sells }) => places.filter(({ place }) => isSold(sells, place)));
  let serial = after;
  for (const { vendor: index, size } of shuffled(plan, random(`${seed} deliveries`))) {
    const vendor = vendors[index]!;
    const chance = random(`${seed} delivery ${serial}`);
    const products = Array.from({ length: size }, () => {
      serial += 1;
      const place = pickPlace(shelves[index]!, chance);
      return scaleDraft({ ...place, good: chance.pick(place.subcategory.goods), serial, vendor }, seed, now);
    });
    yield { vendor, products };
  }
}

/** `total` in `count` whole parts, the first the largest. */
function shares(count: number, total: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1) ** SHOP_SLOPE);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((total * passed) / sum) - given;
    given += share;
    return share;
  });
}

function isSold(sells: readonly string[], { category, subcategory }: Place): boolean {
  return sells.includes(category.slugName) || sells.includes(subcategory.slugName);
}

function pickPlace(places: readonly { place: Place; weight: number }[], chance: Random): Place {
  let left = chance.next() * places.reduce((sum, { weight }) => sum + weight, 0);
  return (places.find(({ weight }) => (left -= weight) < 0) ?? places.at(-1)!).place;
}

function shuffled<T>(list: readonly T[], chance: Random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = chance.between(0, last);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
