import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newGuest, json } from "../../support/sign-in.ts";

// Specification 7.2 and security-and-faults.md 2, 6.

test("answers and cookie say what the list holds; the cookie itself decides nothing", async () => {
  const [first, second] = await findProducts(baseURL, 2);
  const own = await newGuest(baseURL);
  await own.post("/compare/items", { product: first!.id });
  const answer = JSON.parse((await own.post("/compare/items", { product: second!.id }, json)).text);
  expect(answer).toMatchObject({ ok: true, compareCount: 2, compareLabel: "Compare list, 2 products" });
  expect(own.cookies.get("compare")).toBe(`${first!.id}.${second!.id}`);
  own.cookies.set("compare", "<script>.1.2.3.4.5.6");
  expect((await own.get("/")).text).toContain("Compare list, 4 products");
  expect(await own.compared()).toEqual([first!.id, second!.id]);
  await own.post("/compare/items/remove", { product: first!.id });
  expect(own.cookies.get("compare")).toBe(second!.id);
});
