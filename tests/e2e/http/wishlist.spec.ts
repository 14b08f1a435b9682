import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { signIn, newShopper, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.8, 4.5, 6, 7.2; security-and-faults.md 2, 6, 9.

const LIST = "/shop/wishlist";

async function wished(visitor: Visitor): Promise<string[]> {
  const { text } = await visitor.get(LIST);
  const forms = [...text.matchAll(/<form[^>]*action="\/wishlist\/items\/remove"[^>]*>([\s\S]*?)<\/form>/g)];
  return forms.map(([, form]) => /name="product" value="(\d+)"/.exec(form!)![1]!);
}

async function share(visitor: Visitor, fields: Record<string, string> = {}): Promise<string | null> {
  const { text } = await visitor.post("/wishlist/share", fields, json);
  const { address } = JSON.parse(text) as { address: string | null };
  return address && new URL(address).pathname;
}

test("each action answers JSON with the list, and a plain post with a message on the page it came from (specification 3.5)", async () => {
  const [first, second] = await findProducts(baseURL, 2);
  const own = await newShopper(baseURL);
  const added = await own.post("/wishlist/items", { product: first!.id }, json);
  expect(added.status).toBe(200);
  expect(JSON.parse(added.text)).toMatchObject({
    ok: true,
    message: { kind: "done", text: expect.stringContaining("Added to your wishlist: "), link: { href: LIST } },
    wishlist: [Number(first!.id)],
  });
  const posted = await own.post("/wishlist/items", { product: second!.id, returnTo: second!.path });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, second!.path]);
  const page = await own.get(second!.path);
  expect(page.text).toContain("Added to your wishlist: ");
  expect(page.text).toMatch(
    /<a class="button button-quiet button-flush wish-button-words wish-button-in" href="\/shop\/wishlist" name="wished-\d+"/,
  );
  expect(await wished(own)).toEqual([second!.id, first!.id]);

  const all = await own.post("/wishlist/items/move", { all: "1", returnTo: LIST });
  expect([all.status, all.headers.get("location")]).toEqual([303, LIST]);
  expect((await own.get(LIST)).text).toContain("2 products moved to your cart.");
  expect(await own.cart()).toEqual({ [first!.id]: 1, [second!.id]: 1 });

  await own.post("/wishlist/items", { product: first!.id }, json);
  const removed = JSON.parse((await own.post("/wishlist/items/remove", { product: first!.id }, json)).text);
  expect(removed).toMatchObject({ ok: true, wishlist: [], message: { text: "Removed from your wishlist" } });
  expect((await own.post("/wishlist/items/remove", { product: first!.id, returnTo: LIST })).status).toBe(303);
  expect((await own.get(LIST)).text).toContain("Your wishlist is empty");
});

test("a shared list is for everybody who has the address, says no name, and is kept by no cache (specification 2.1)", async () => {
  const [product] = await findProducts(baseURL, 1);
  const own = new Visitor(baseURL);
  const { contact } = await signIn(own, { name: "Almaz Tesfaye" });
  await own.post("/wishlist/items", { product: product!.id }, json);
  const path = await share(own);
  expect(path).toMatch(/^\/shop\/wishlist\/[\w-]{22}$/);
  expect(await share(own), "asked again, it is the same").toBe(path);
  expect((await own.get(LIST)).text).toContain(`${baseURL}${path}`);
  for (const visitor of [new Visitor(baseURL), own, await newShopper(baseURL)]) {
    const page = await visitor.get(path!);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.text).toContain('name="robots" content="noindex"');
    expect(page.text).toContain(`href="${product!.path}"`);
    expect(page.text).not.toContain("/wishlist/items/remove");
    if (visitor !== own) for (const secret of ["Almaz", contact]) expect(page.text).not.toContain(secret);
  }
  const robots = (await own.get("/robots.txt")).text;
  expect(robots).toContain("Disallow: /shop/wishlist\n");
});

test("hearts: one form in the page, one button for each product that can be had", async () => {
  const guest = new Visitor(baseURL);
  const { text } = await guest.get("/shop/sidebar/4cols?stock=all");
  expect(text.match(/<form[^>]*id="wish"/g)).toHaveLength(1);
  const cards = text.split("<article").slice(1);
  expect(cards).toHaveLength(24);
  for (const card of cards) {
    const isGone = card.startsWith(' class="product-card product-card-gone"');
    expect(/<button[^>]*form="wish"[^>]*name="product"/.test(card), card.slice(0, 300)).toBe(!isGone);
  }
});
