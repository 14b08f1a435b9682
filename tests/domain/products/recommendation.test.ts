import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  perVendor,
  recommend,
  seedsOf,
  type Candidate,
  type CoViewed,
  type Candidates,
  type OwnProducts,
  type Shelved,
} from "../../../app/domain/products/recommendation.ts";

// Specification 6, 7.2.

const nothing: OwnProducts = { cart: [], wishlist: [], viewed: [] };
const none: Candidates = { coViewed: [], subcategories: [], categories: [] };
const candidate = (id: number, facts: Partial<Candidate> = {}) => ({ id, vendorId: id, ...facts });
const after = (seedId: number, id: number, count = 1, facts = {}): CoViewed => ({
  ...candidate(id, facts),
  seedId,
  count,
});
const onShelf = (id: number, position: number, weight = 2, facts = {}): Shelved => ({
  ...candidate(id, facts),
  position,
  weight,
});

describe("seeds", () => {
  test.each<[string, Partial<OwnProducts>, string]>([
    ["none", {}, ""],
    [
      "the cart weighs more than the wishlist, that more than a look",
      { viewed: [1], wishlist: [2], cart: [3] },
      "3:4 2:3 1:2",
    ],
    ["a seed in several ways weighs all of them", { viewed: [1, 2], cart: [2], wishlist: [2] }, "2:9 1:2"],
    ["equal ones by id", { viewed: [9, 4, 7] }, "4:2 7:2 9:2"],
  ])("%s", (_, known, expected) => {
    const seeds = seedsOf({ ...nothing, ...known });
    expect(seeds.map(({ id, weight }) => `${id}:${weight}`).join(" ")).toBe(expected);
  });

  test("the newest twelve of each kind", () => {
    const viewed = Array.from({ length: 50 }, (_, index) => 100 + index);
    expect(seedsOf({ ...nothing, viewed }).map(({ id }) => id)).toEqual(viewed.slice(0, 12));
  });
});

describe("the row", () => {
  const known: OwnProducts = { viewed: [1], wishlist: [], cart: [2] };

  test.each<[string, Partial<Candidates>, number[]]>([
    ["nothing found", {}, []],
    ["the heavier seed first", { coViewed: [after(1, 11), after(2, 12)] }, [12, 11]],
    ["seen together more often first", { coViewed: [after(1, 11), after(1, 12, 2)] }, [12, 11]],
    ["of two seeds adds up", { coViewed: [after(2, 11), after(2, 12), after(1, 12)] }, [12, 11]],
    ["the tenth look weighs less than the first", { coViewed: [after(1, 11, 9), after(2, 12, 3)] }, [12, 11]],
    [
      "then subcategories, then categories",
      { coViewed: [after(1, 13)], subcategories: [onShelf(12, 0)], categories: [onShelf(11, 0)] },
      [13, 12, 11],
    ],
    [
      "from each shelf in turn, the heavier first",
      { subcategories: [onShelf(11, 0), onShelf(12, 1), onShelf(13, 0, 6), onShelf(14, 1, 6)] },
      [13, 11, 14, 12],
    ],
    [
      "each once, where it stands first",
      { coViewed: [after(1, 12)], subcategories: [onShelf(11, 0), onShelf(12, 1)], categories: [onShelf(11, 0)] },
      [12, 11],
    ],
  ])("%s", (_, found, expected) => {
    expect(recommend(seedsOf(known), { ...none, ...found }, 12)).toEqual(expected);
  });

  test("three of a vendor, then the others; more only where they cannot fill the row", () => {
    const ofOne = [10, 11, 12, 13, 14].map((id, position) => onShelf(id, position, 2, { vendorId: 1 }));
    const others = [20, 21].map((id, position) => onShelf(id, 10 + position, 2, { vendorId: id }));
    const found = { ...none, subcategories: [...ofOne, ...others] };
    expect(recommend(seedsOf(known), found, 5)).toEqual([10, 11, 12, 20, 21]);
    expect(recommend(seedsOf(known), found, 12)).toEqual([10, 11, 12, 20, 21, 13, 14]);
  });
});

const id = fc.integer({ min: 1, max: 40 });
const ids = fc.uniqueArray(id, { maxLength: 15 });
const anyKnown = fc.record({ cart: ids, wishlist: ids, viewed: ids });
const factsOf = (one: number) => ({ id: one, vendorId: one % 5 });
const anyShelf = fc.array(fc.record({ id, position: fc.nat(5), weight: fc.nat(9) }), { maxLength: 30 });
const anyFound: fc.Arbitrary<Candidates> = fc
  .record({
    coViewed: fc.uniqueArray(fc.record({ id, seedId: id, count: fc.nat(1_000) }), {
      maxLength: 40,
      selector: (one) => `${one.id} ${one.seedId}`,
    }),
    subcategories: anyShelf,
    categories: anyShelf,
  })
  .map(({ coViewed, subcategories, categories }) => ({
    coViewed: coViewed.map((one) => ({ ...one, ...factsOf(one.id) })),
    subcategories: subcategories.map((one) => ({ ...one, ...factsOf(one.id) })),
    categories: categories.map((one) => ({ ...one, ...factsOf(one.id) })),
  }));
const limit = fc.nat(12);

describe("whatever was found", () => {
  test("each product is recommended once, as many as asked and there are", () => {
    fc.assert(
      fc.property(anyKnown, anyFound, limit, (known, found, most) => {
        const row = recommend(seedsOf(known), found, most);
        const all = new Set([...found.coViewed, ...found.subcategories, ...found.categories].map((one) => one.id));
        expect(new Set(row).size).toBe(row.length);
        expect(row.every((one) => all.has(one))).toBe(true);
        expect(row).toHaveLength(Math.min(most, all.size));
      }),
    );
  });

  test("more than three of a vendor only when no other vendor has anything left", () => {
    fc.assert(
      fc.property(anyKnown, anyFound, limit, (known, found, most) => {
        const row = recommend(seedsOf(known), found, most);
        const everything = recommend(seedsOf(known), found, 1_000);
        const count = (vendorId: number) => row.filter((one) => factsOf(one).vendorId === vendorId).length;
        const left = everything.filter((one) => !row.includes(one));
        const isOver = row.some((one) => count(factsOf(one).vendorId) > perVendor);
        const isFillable = left.some((one) => count(factsOf(one).vendorId) < perVendor);
        expect(isOver && isFillable).toBe(false);
      }),
    );
  });
});
