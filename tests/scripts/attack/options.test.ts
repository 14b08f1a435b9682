import { expect, test } from "vitest";
import { readAttackOptions } from "../../../scripts/attack/options.ts";
import { partNames } from "../../../scripts/attack/part-names.ts";

const WEDNESDAY = new Date("2026-11-25T08:00:00Z");
const read = (...args: string[]) => readAttackOptions(args, WEDNESDAY);

test("all parts for twenty minutes, with a seed of the day, unless it is said", () => {
  const usual = { old: null, only: undefined };
  const parts = partNames.filter((name) => name !== "mutants");
  expect(read()).toEqual({ parts, minutes: 20, seed: 4, shop: null, ...usual });
  expect(read("races", "fuzz", "--minutes", "3", "--seed", "9")).toEqual({
    parts: ["fuzz", "races"],
    minutes: 3,
    seed: 9,
    shop: null,
    ...usual,
  });
  expect(read("skew", "--old", "v1", "--only", "DB")).toMatchObject({ old: "v1", only: "DB" });
  expect(read("--help")).toBeNull();
});

test.each(["http://localhost:8787", "http://127.0.0.1:8787/", "http://[::1]:8787/shop/cart"])(
  "%s is this machine",
  (shop) => expect(read("--shop", shop)).toMatchObject({ parts: ["fuzz"], shop: new URL(shop).origin }),
);

test.each([
  "https://gulit.example",
  "http://shop.example:8787",
  "http://localhost.evil.example",
  "http://localhost@evil.example",
  "http://someone@localhost",
  "http://127.0.0.1.nip.io",
  "http://192.168.1.20:8787",
  "http://0.0.0.0:8787",
  "https://localhost:8787",
  "localhost:8787",
  "",
])("%j is refused with a sentence", (shop) =>
  expect(() => read("--shop", shop)).toThrow("The campaign attacks this machine alone"),
);

test("what looks into the database attacks no shop that is served already", () =>
  expect(() => read("races", "--shop", "http://localhost:8787")).toThrow('"races" looks into the database'));

test.each([
  ["--minutes", "0"],
  ["--minutes", "1e9"],
  ["--seed", "0"],
  ["--seed", "x"],
  ["--minutes", "241"],
])("%s %s is no number of it", (...args) => expect(() => read(...args)).toThrow("must be a whole number"));
