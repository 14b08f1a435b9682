import type { ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import type { FacetCounts, FacetValue } from "../../../app/domain/listings/facet-counts.ts";
import type { ListingSort } from "../../../app/domain/listings/listing-request.ts";

/** Money in santim. */
export interface ListedProduct {
  id: number;
  parent: number;
  category: number;
  subcategory: number | null;
  vendor: number;
  brand: number | null;
  stock: number;
  freeDelivery: boolean;
  price: number;
  discount: number;
  rateSum: number;
  rateCount: number;
  colors: number[];
  sizes: number[];
  views: number;
  createdAt: number;
  isRetired: boolean;
  isNamed: boolean;
}

type Kind = "vendors" | "brands" | "colors" | "sizes" | "price" | "rating" | "discount" | "freeDelivery" | "inStock";
const packed = ["price", "rating", "discount", "freeDelivery", "inStock"] as const;

/** Written a second time, so that a fault in one shows. */
const bands = [0, 100_000, 500_000, 2_000_000, 10_000_000, Infinity];
const stars = [4, 3, 2];
const percents = [1, 10, 25, 50];

const average = ({ rateSum, rateCount }: ListedProduct) => (rateCount === 0 ? 0 : rateSum / rateCount);
const isAny = <T>(chosen: T[], has: T[]) => chosen.length === 0 || chosen.some((value) => has.includes(value));

export function left(
  products: ListedProduct[],
  filter: ListingFilter,
  isSearch: boolean,
  except: readonly Kind[] = [],
): ListedProduct[] {
  const conditions: Record<Kind, (product: ListedProduct) => boolean> = {
    vendors: ({ vendor }) => isAny(filter.vendors, [vendor]),
    brands: ({ brand }) => isAny(filter.brands, brand === null ? [] : [brand]),
    colors: ({ colors }) => isAny(filter.colors, colors),
    sizes: ({ sizes }) => isAny(filter.sizes, sizes),
    price: ({ price }) => price >= (filter.priceFrom ?? 0) && price < (filter.priceBelow ?? Infinity),
    rating: (product) => filter.rating === 0 || average(product) >= filter.rating,
    discount: ({ discount }) => discount >= filter.discount,
    freeDelivery: ({ freeDelivery }) => freeDelivery || !filter.freeDelivery,
    inStock: ({ stock }) => stock > 0 || !filter.inStock,
  };
  const held = (Object.keys(conditions) as Kind[]).filter((kind) => !except.includes(kind));
  return products.filter(
    (product) =>
      !product.isRetired &&
      (!isSearch || product.isNamed) &&
      (filter.category === null || product[filter.category.level] === filter.category.id) &&
      held.every((kind) => conditions[kind](product)),
  );
}

interface Answer {
  total: number;
  isCapped: boolean;
  facets: FacetCounts;
}

export function faultsOf(
  answer: Answer,
  products: ListedProduct[],
  filter: ListingFilter,
  isSearch: boolean,
  countedTo: number,
): string[] {
  const faults: string[] = [];
  const check = (name: string, isRight: boolean, detail: unknown) =>
    void (isRight || faults.push(`${name}: ${JSON.stringify(detail)}`));
  const without = (...kinds: Kind[]) => left(products, filter, isSearch, kinds);
  const main = without();
  check(
    "total",
    answer.isCapped ? main.length > countedTo && answer.total === countedTo : answer.total === main.length,
    [answer.total, answer.isCapped, main.length],
  );
  check("capped", !answer.isCapped || main.length > countedTo, answer.total);

  const isPackedKnown = (kind: Kind, isChosen: boolean) =>
    without(...packed).length <= countedTo || (!isChosen && main.length <= countedTo && kind !== "vendors");
  const number = (name: string, given: number | null | undefined, right: number, mustBeKnown: boolean) =>
    check(name, given === null ? !mustBeKnown : given === right, { given, right });
  const { facets } = answer;
  const isPriceChosen = filter.priceFrom !== null || filter.priceBelow !== null;
  bands.slice(0, -1).forEach((from, index) => {
    const inside = without("price").filter(({ price }) => price >= from && price < bands[index + 1]!);
    number(`price ${index}`, facets.prices[index], inside.length, isPackedKnown("price", isPriceChosen));
  });
  stars.forEach((least, index) => {
    const inside = without("rating").filter((product) => average(product) >= least);
    number(`rating ${least}`, facets.ratings[index], inside.length, isPackedKnown("rating", filter.rating > 0));
  });
  percents.forEach((least, index) => {
    const inside = without("discount").filter(({ discount }) => discount >= least);
    number(`discount ${least}`, facets.discounts[index], inside.length, isPackedKnown("discount", filter.discount > 0));
  });
  const free = without("freeDelivery").filter(({ freeDelivery }) => freeDelivery).length;
  number("free", facets.freeDelivery, free, isPackedKnown("freeDelivery", filter.freeDelivery));
  const stocked = without("inStock").filter(({ stock }) => stock > 0).length;
  number("stock", facets.inStock, stocked, isPackedKnown("inStock", filter.inStock));

  const values = (kind: "vendors" | "brands" | "colors" | "sizes", of: (product: ListedProduct) => number[]) => {
    const set = without(kind);
    const given: FacetValue[] = facets[kind];
    const counts = new Map(filter[kind].map((value) => [value, 0]));
    for (const value of set.flatMap(of)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const right = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
    check(
      `${kind} chosen`,
      filter[kind].every((value) => given.some((one) => one.value === value)),
      given,
    );
    if (given.some(({ count }) => count === null)) {
      check(`${kind} known`, set.length > countedTo && given.every(({ count }) => count === null), given);
    } else if (given.length > 0 || set.length <= countedTo) {
      check(kind, JSON.stringify(given.map(({ value, count }) => [value, count])) === JSON.stringify(right), {
        given,
        right,
      });
    }
  };
  values("vendors", ({ vendor }) => [vendor]);
  values("brands", ({ brand }) => (brand === null ? [] : [brand]));
  values("colors", ({ colors }) => colors);
  values("sizes", ({ sizes }) => sizes);

  const level = filter.category === null ? "parent" : filter.category.level === "parent" ? "category" : "subcategory";
  const below = filter.category?.level === "subcategory" ? [] : [...new Set(main.map((product) => product[level]))];
  const categories = new Map(facets.categories.map(({ id, count }) => [id, count]));
  for (const id of below.filter((one) => one !== null)) {
    const right = main.filter((product) => product[level] === id).length;
    number(`category ${id}`, categories.get(id), right, main.length <= countedTo);
  }
  check(
    "categories",
    [...categories].every(([id, count]) => count === null || below.includes(id)),
    facets.categories,
  );
  return faults;
}

export function inOrder(products: ListedProduct[], sort: Exclude<ListingSort, "relevance">): number[] {
  const key = (product: ListedProduct): number => {
    switch (sort) {
      case "newest":
        return product.createdAt;
      case "price":
      case "price-desc":
        return product.price;
      case "discount":
        return product.discount;
      case "rating":
        return product.rateCount === 0 ? 0 : Math.floor((product.rateSum * 1000 + 17_500) / (product.rateCount + 5));
      case "views":
        return product.views;
    }
  };
  const turn = sort === "price" ? 1 : -1;
  const soldOut = ({ stock }: ListedProduct) => Number(stock <= 0);
  return products
    .toSorted((a, b) => soldOut(a) - soldOut(b) || turn * (key(a) - key(b) || cellOf(a) - cellOf(b) || a.id - b.id))
    .map(({ id }) => id);
}

/** stock 1, free delivery 1, discount 3, rating 2, price 3 bits. */
export function cellOf(product: ListedProduct): number {
  const level = (value: number, steps: number[]) => steps.filter((step) => value >= step).length;
  return (
    Number(product.stock > 0) +
    2 * Number(product.freeDelivery) +
    4 * level(product.discount, percents) +
    32 * level(average(product), stars) +
    128 * level(product.price, bands.slice(1, -1))
  );
}
