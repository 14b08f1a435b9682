import { expect } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.8, 4.5, 6, 7.2; security-and-faults.md 2, 6, 9.

const json = { Accept: "application/json" };
const LIST = "/shop/wishlist";

async function shopper(baseUrl: string): Promise<Visitor> {
  const visitor = new Visitor(baseUrl);
  await signIn(visitor);
  return visitor;
}

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

test("each action answers JSON with the list, and a plain post with a message on the page it came from", async ({
  baseURL,
}) => {
  const [first, second] = await findProducts(baseURL, 2);
  const own = await shopper(baseURL);
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
    /<a class="button wish-button-words wish-button-in" href="\/shop\/wishlist" name="wished-\d+"/,
  );
  expect(await wished(own)).toEqual([second!.id, first!.id]);

  const moved = JSON.parse((await own.post("/wishlist/items/move", { product: first!.id }, json)).text);
  expect(moved).toMatchObject({ ok: true, moved: [Number(first!.id)], stayed: [], wishlist: [Number(second!.id)] });
  expect(moved).toMatchObject({ cartCount: 1, cartLabel: "Cart, 1 item" });
  const all = await own.post("/wishlist/items/move", { all: "1", returnTo: LIST });
  expect([all.status, all.headers.get("location")]).toEqual([303, LIST]);
  expect((await own.get(LIST)).text).toContain("1 product moved to your cart.");
  expect(await own.cart()).toEqual({ [first!.id]: 1, [second!.id]: 1 });

  await own.post("/wishlist/items", { product: first!.id }, json);
  const removed = JSON.parse((await own.post("/wishlist/items/remove", { product: first!.id }, json)).text);
  expect(removed).toMatchObject({ ok: true, wishlist: [], message: { text: "Removed from your wishlist" } });
  expect((await own.post("/wishlist/items/remove", { product: first!.id, returnTo: LIST })).status).toBe(303);
  expect((await own.get(LIST)).text).toContain("Your wishlist is empty");
});

test("moving all explains what stays; what cannot move at all is refused; JSON bodies with the header's token do too", async ({
  baseURL,
}) => {
  const [plain] = await findProducts(baseURL, 1);
  const own = await shopper(baseURL);
  const shoes = (await own.get("/shop/sidebar/4cols?category=mens-shoes")).text.split("<article").slice(1);
  const choice = /form="wish" value="(\d+)"/.exec(shoes.find((card) => !card.includes('form="add"'))!)![1]!;
  const say = (path: string, body: object) =>
    own.send(
      "POST",
      path,
      { ...json, "Content-Type": "application/json", "X-XSRF-TOKEN": own.token, Origin: baseURL },
      JSON.stringify(body),
    );
  await say("/wishlist/items", { product: Number(choice) });
  const refused = await say("/wishlist/items/move", { all: true });
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text).form).toMatch(
    /^Nothing was moved to your cart\. Choose the colour, size or kind on the product page first: .+\.$/,
  );
  const page = await own.post("/wishlist/items/move", { product: choice, returnTo: LIST });
  expect(page.status).toBe(422);
  expect(page.text).toContain(
    "Nothing was moved to your cart. Choose the colour, size or kind on the product page first: ",
  );
  await say("/wishlist/items", { product: plain!.id });
  const moved = JSON.parse((await say("/wishlist/items/move", { all: true })).text);
  expect(moved).toMatchObject({
    moved: [Number(plain!.id)],
    stayed: [{ product: Number(choice), reason: "chooseVariant" }],
    message: {
      text: expect.stringMatching(
        /^1 product moved to your cart\. Choose the colour, size or kind on the product page first: .+\.$/,
      ),
    },
  });
  expect(await wished(own)).toEqual([choice]);
  expect(await own.cart()).toEqual({ [plain!.id]: 1 });
});

test("what is no product, unknown, or two wishes at once is refused; a form's target shows nothing by GET", async ({
  baseURL,
}) => {
  const own = await shopper(baseURL);
  for (const wrong of ["0", "-1", "1.5", "1e3", "፩", "'; DROP TABLE product; --", "", "9".repeat(400)]) {
    for (const action of ["/wishlist/items", "/wishlist/items/remove", "/wishlist/items/move"]) {
      const answer = await own.post(action, { product: wrong }, json);
      expect(answer.status, `${action} ${wrong}`).toBe(422);
      expect(JSON.parse(answer.text).fields).toEqual({ product: "This product is no longer sold." });
    }
  }
  expect((await own.post("/wishlist/items", { product: "999999999" }, json)).status).toBe(422);
  for (const both of [{}, { product: "1", all: "1" }, { all: "0" }] as Record<string, string>[])
    expect((await own.post("/wishlist/items/move", both, json)).status).toBe(422);
  expect((await own.post("/wishlist/share", { renew: "1", revoke: "1" }, json)).status).toBe(422);
  const page = await own.post("/wishlist/items", { product: "999999999", returnTo: LIST });
  expect(page.status).toBe(422);
  expect(page.text).toContain("<title>Error: Wishlist");
  expect(page.text).toContain("This product is no longer sold.");
  for (const target of ["/wishlist/items", "/wishlist/items/remove", "/wishlist/items/move", "/wishlist/share"]) {
    const answer = await own.get(target);
    expect([answer.status, answer.headers.get("location")], target).toEqual([303, LIST]);
  }
});

test("guests sign in first: with what they meant for an addition, without for the rest (specification 4.6, 6)", async ({
  baseURL,
}) => {
  const [product] = await findProducts(baseURL, 1);
  const guest = new Visitor(baseURL);
  await guest.get("/");
  const page = await guest.get(LIST);
  expect([page.status, page.headers.get("location")]).toEqual([303, "/sign-in?next=%2Fshop%2Fwishlist"]);
  const added = await guest.post("/wishlist/items", { product: product!.id, returnTo: product!.path });
  expect(added.status).toBe(303);
  expect(added.headers.get("location")).toMatch(/^\/sign-in\?intention=/);
  const spoken = await guest.post("/wishlist/items", { product: product!.id }, json);
  expect(spoken.status).toBe(401);
  expect(JSON.parse(spoken.text)).toMatchObject({ ok: false, signIn: expect.stringMatching(/^\/sign-in\?intention=/) });
  expect((await guest.post("/wishlist/items", { product: "x" }, json)).status).toBe(422);
  for (const action of ["/wishlist/items/remove", "/wishlist/items/move", "/wishlist/share"]) {
    const plain = await guest.post(action, { product: product!.id });
    expect([plain.status, plain.headers.get("location")]).toEqual([303, "/sign-in?next=%2Fshop%2Fwishlist"]);
    const answer = await guest.post(action, { product: product!.id }, json);
    expect(answer.status, action).toBe(401);
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false, signIn: "/sign-in?next=%2Fshop%2Fwishlist" });
  }
});

test("another shopper's list is neither shown nor changed, whatever they send", async ({ baseURL }) => {
  const [mine, theirs] = await findProducts(baseURL, 2);
  const [own, other] = [await shopper(baseURL), await shopper(baseURL)];
  await own.post("/wishlist/items", { product: mine!.id }, json);
  await other.post("/wishlist/items", { product: theirs!.id }, json);
  const claims = { account: "1", account_id: "1", owner: "account:1" };
  await other.post("/wishlist/items/remove", { product: mine!.id, ...claims }, json);
  await other.post("/wishlist/items/move", { product: mine!.id, ...claims }, json);
  await other.post("/wishlist/share", { revoke: "1", ...claims }, json);
  expect(await wished(own)).toEqual([mine!.id]);
  expect(await wished(other)).toEqual([theirs!.id]);
  expect(await other.cart()).toEqual({});
  const page = await own.get(LIST);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.text).toContain('name="robots" content="noindex"');
});

test("a shared list is for everybody who has the address, says no name, and is kept by no cache", async ({
  baseURL,
}) => {
  const [product] = await findProducts(baseURL, 1);
  const own = new Visitor(baseURL);
  const { contact } = await signIn(own, { name: "Almaz Tesfaye" });
  await own.post("/wishlist/items", { product: product!.id }, json);
  const path = await share(own);
  expect(path).toMatch(/^\/shop\/wishlist\/[\w-]{22}$/);
  expect(await share(own), "asked again, it is the same").toBe(path);
  expect((await own.get(LIST)).text).toContain(`${baseURL}${path}`);
  for (const visitor of [new Visitor(baseURL), own, await shopper(baseURL)]) {
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

test("an unknown, ended, renewed or impossible address is the same 404", async ({ baseURL }) => {
  const [product] = await findProducts(baseURL, 1);
  const own = await shopper(baseURL);
  await own.post("/wishlist/items", { product: product!.id }, json);
  const first = (await share(own))!;
  const second = (await share(own, { renew: "1" }))!;
  expect(second).not.toBe(first);
  expect((await own.get(second)).status).toBe(200);
  expect(await share(own, { revoke: "1" })).toBeNull();
  expect(await share(own, { revoke: "1" })).toBeNull();
  const guest = new Visitor(baseURL);
  await guest.get("/");
  const seen = async (path: string) => {
    const { status, headers, text } = await guest.get(path);
    const known = (/<main[\s\S]*?<\/main>/.exec(text)?.[0] ?? text).replace(
      /name="(?:name|returnTo)" value="[^"]*"/g,
      "",
    );
    return { status, cache: headers.get("cache-control"), title: /<title>(.*?)<\/title>/.exec(text)?.[1], known };
  };
  const unknown = await seen(`${LIST}/${"A".repeat(22)}`);
  expect(unknown).toMatchObject({ status: 404, title: "Page not found" });
  for (const path of [
    first,
    second,
    `${LIST}/1`,
    `${LIST}/${"a".repeat(300)}`,
    `${LIST}/%27%3B--`,
    `${LIST}/${"A".repeat(21)}%20`,
    `${LIST}/%F0%9F%98%80`,
  ])
    expect(await seen(path), path).toEqual(unknown);
  expect((await guest.get(`${second}.data`)).status).toBe(404);
});

test("without the database: 503 with what was sent, never that it was added; a shopper is not taken for a guest", async ({
  baseURL,
}) => {
  const [product] = await findProducts(baseURL, 1);
  const own = await shopper(baseURL);
  const away = { "x-test-fail": "wishlist_item" };
  expect((await own.get(LIST, away)).status).toBe(503);
  for (const action of ["/wishlist/items", "/wishlist/items/remove", "/wishlist/items/move"]) {
    const answer = await own.post(action, { product: product!.id }, away);
    expect(answer.status, action).toBe(503);
    expect(answer.text).toContain(`action="${action}"`);
    expect(answer.text).toContain(`name="product" value="${product!.id}"`);
    expect((await own.post(action, { product: product!.id }, { ...away, ...json })).status).toBe(503);
  }
  expect((await own.post("/wishlist/share", {}, { ...json, "x-test-fail": "wishlist_share" })).status).toBe(503);
  expect(await wished(own)).toEqual([]);
});

test("hearts: one form in the page, one button for each product that can be had", async ({ baseURL }) => {
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
