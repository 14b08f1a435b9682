import { expect, test } from "vitest";
import { readCatalogueOptions, readDiscoveryOptions } from "../../../../scripts/bench/discovery/options.ts";
import { PlainError } from "../../../../scripts/steps/plain-error.mjs";

test("a catalogue of a million products and 5,000 shops unless said otherwise", () => {
  expect(readCatalogueOptions([])).toEqual({ products: 1_000_000, vendors: 5_000, seed: "gulit", isFresh: false });
  expect(readCatalogueOptions(["--products", "20_000", "--vendors", "300", "--seed", "other", "--fresh"])).toEqual({
    products: 20_000,
    vendors: 300,
    seed: "other",
    isFresh: true,
  });
  expect(readCatalogueOptions(["--products=4000"])).toMatchObject({ vendors: 60 });
  expect(readCatalogueOptions(["--help"])).toBeNull();
});

test("two markets side by side, the smaller first", () => {
  const market = (products: number, vendors: number) => ({ products, vendors, seed: "gulit" });
  expect(readDiscoveryOptions([])).toEqual({
    markets: [market(10_000, 60), market(1_000_000, 5_000)],
    samples: 200,
    only: "",
    isReused: false,
  });
  expect(
    readDiscoveryOptions(["--products", "50000,10000", "--samples", "300", "--only", "Search", "--reuse"]),
  ).toEqual({
    markets: [market(10_000, 60), market(50_000, 250)],
    samples: 300,
    only: "Search",
    isReused: true,
  });
  expect(readDiscoveryOptions(["--help"])).toBeNull();
});

test.each([
  [["--products", "many"], "--products must be a whole number"],
  [["--products", "10"], "--products must be a whole number from 3000"],
  [["--vendors", "5"], "--vendors must be a whole number from 60"],
  [["--colour", "red"], "npm run bench:catalogue"],
])("a catalogue of %j is refused in one sentence", (argv, sentence) => {
  expect(() => readCatalogueOptions(argv)).toThrow(PlainError);
  expect(() => readCatalogueOptions(argv)).toThrow(sentence);
});

test.each([
  [["--products", "10000"], "--products names two markets"],
  [["--products", "10000,10000"], "two different sizes"],
  [["--products", "1,10000"], "--products must be a whole number from 3000"],
  [["--samples", "50"], "--samples must be a whole number from 100"],
])("a comparison of %j is refused in one sentence", (argv, sentence) => {
  expect(() => readDiscoveryOptions(argv)).toThrow(PlainError);
  expect(() => readDiscoveryOptions(argv)).toThrow(sentence);
});
