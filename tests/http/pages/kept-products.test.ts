import { expect, test, vi } from "vitest";
import type { Product } from "../../../app/domain/products/product.ts";
import { keptOfEach } from "../../../app/http/pages/kept-products.server.ts";
import { isKeptView } from "../../../app/http/pages/kept-views.server.ts";

const NOW = 1_795_000_000_000;
const viewer = { locale: "en", currency: "ETB", now: NOW, signedIn: false } as const;
const product = (id: number, more: Partial<Product> = {}) =>
  ({ id, name: `Tent ${id}`, stockAmount: 3, ...more }) as Product;
const made = () => vi.fn(({ id, stockAmount }: Product) => ({ id, stockAmount }));

test("each product is printed once in whatever list it comes, and again when the database says something else of it", () => {
  const make = made();
  const [first, second] = keptOfEach("row", [product(1), product(2)], viewer, make);
  expect([first, second].every((view) => isKeptView(view!))).toBe(true);
  expect(keptOfEach("row", [product(2), product(1)], viewer, make)).toEqual([second, first]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(keptOfEach("row", [product(1, { stockAmount: 2 })], viewer, make)).toEqual([{ id: 1, stockAmount: 2 }]);
  keptOfEach("row", [product(2)], { ...viewer, locale: "am" }, make);
  expect(make).toHaveBeenCalledTimes(4);
});

test("a deal that ends in between is another view", () => {
  const make = made();
  const deal = product(3, { specialPrice: { price: 1, endDate: NOW + 1_000 } });
  for (const now of [NOW, NOW + 999, NOW + 1_000]) keptOfEach("row", [deal], { ...viewer, now }, make);
  expect(make).toHaveBeenCalledTimes(2);
});
