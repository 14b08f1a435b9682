import fc from "fast-check";
import { expect, test } from "vitest";
import { listingSorts } from "../../../app/domain/listings/listing-filter.ts";
import { readListingKey, writeListingKey } from "../../../app/domain/listings/listing-key.ts";

const sorts = listingSorts.filter((sort) => sort !== "relevance");
const key = fc.record({
  soldOut: fc.nat(1),
  key: fc.nat({ max: 2 ** 45 }),
  facets: fc.nat(639),
  id: fc.nat({ max: 2 ** 40 - 1 }),
});

test("a key reads as it was written, in its own order only, and is safe in an address", () => {
  fc.assert(
    fc.property(key, fc.constantFrom(...sorts), fc.constantFrom(...sorts), (place, sort, other) => {
      const text = writeListingKey(sort, place);
      expect(text).toBe(encodeURIComponent(text));
      expect(readListingKey(other, text)).toEqual(other === sort ? place : null);
    }),
  );
});

test.each([
  null,
  "",
  "n",
  "n0-1-1",
  "n2-1-1-1",
  "n0-1-1-1-1",
  "n0--1-1",
  "n0-1-1-1 ",
  "N0-1-1-1",
  "n0-zzzzzzzzzzz-1-1",
  "\0",
])("%j is no key", (text) => {
  expect(readListingKey("newest", text)).toBeNull();
});
