import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { newAccount, newContact, signIn, newGuest, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 4.6, 8; settled.md 4.

const PASSWORD = "wall of mud and straw";

async function intentionOf(visitor: Visitor, product: string, returnTo: string): Promise<string> {
  const answer = await visitor.post("/wishlist/items", { product, returnTo }, json);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { ok, signIn: href, form } = JSON.parse(answer.text) as { ok: boolean; signIn: string; form: string };
  expect(ok).toBe(false);
  expect(form).toMatch(/^We'll save .+ for you\. Please sign in first\.$|^Please sign in\. We'll keep this/);
  return new URL(href, visitor.baseUrl).searchParams.get("intention")!;
}

const wishes = async (visitor: Visitor, path: string) =>
  (await visitor.get("/shop/wishlist")).text.includes(`href="${path}`);

test("a page is led to the sign-in, which says what for and keeps what was wanted (specification 4.6, 6)", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  const wall = await visitor.post("/wishlist/items", { product: product!.id, returnTo: "/shop/sidebar/list?page=2" });
  expect(wall.status).toBe(303);
  const location = wall.headers.get("location")!;
  expect(location).toMatch(/^\/sign-in\?intention=[\w.-]+$/);
  const page = await visitor.get(location);
  expect(page.text).toContain('name="intention"');
  for (const way of ["/register?", "/reset?"]) expect(page.text).toContain(`${way}intention=`);
  expect(page.text).toMatch(/<p class="way-in-page-text">We&#x27;ll save .+ for you\. Please sign in first\./);
  const register = (await visitor.get(location.replace("/sign-in", "/register"))).text;
  expect(register).toMatch(/<p class="way-in-page-text">We&#x27;ll save .+ for you\. All we need /);
});

test("who goes to the wishlist is told why to sign in, and who goes elsewhere is not", async () => {
  for (const [language, sentence] of [
    ["en", "Sign in to see your wishlist."],
    ["am", "የምኞት ዝርዝርዎን ለማየት ይግቡ።"],
  ] as const) {
    const visitor = await newGuest(baseURL);
    await visitor.get(`/?lng=${language}`);
    const led = await visitor.get("/shop/wishlist");
    const page = await visitor.get(led.headers.get("location")!);
    expect(page.text).toContain(`<p class="way-in-page-text">${sentence}</p>`);
    expect((await visitor.get("/sign-in")).text).not.toContain(sentence);
  }
});

test("registering from the wall takes one contact and one code, and does what was wanted", async () => {
  const [product] = await findProducts(baseURL, 1);
  const contact = newContact();
  const visitor = await newGuest(baseURL);
  const back = `${product!.path}?reviews=lowest`;
  const intention = await intentionOf(visitor, product!.id, back);
  const page = (await visitor.get(`/register?intention=${intention}`)).text;
  expect(page).toContain('name="contact"');
  for (const name of ["name", "password"]) expect(page).not.toContain(`id="${name}"`);
  const wrong = await visitor.post("/register", { contact: "x", intention });
  expect([wrong.status, wrong.text.includes('id="password"')]).toEqual([422, false]);
  const sent = await visitor.post("/register", { contact, intention });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/register/code?intention=${intention}`]);
  const [received] = await messagesTo(baseURL, contact);
  const done = await visitor.post("/register/code", { code: /\d{6}/.exec(received!.text)![0], intention });
  expect([done.status, done.headers.get("location")]).toEqual([303, `${back}#wished-${product!.id}`]);
  expect(await wishes(visitor, product!.path)).toBe(true);
  // "!" as stored hash: no password matches.
  expect((await (await newGuest(baseURL)).post("/sign-in", { contact, password: "!" })).status).toBe(422);
});

test("without the wall's own mark an account still takes name and password", async () => {
  const [product] = await findProducts(baseURL, 1);
  const theirs = await intentionOf(await newGuest(baseURL), product!.id, "/");
  for (const intention of ["", theirs, `${theirs}x`]) {
    const visitor = await newGuest(baseURL);
    expect((await visitor.get(`/register?intention=${intention}`)).text).toContain('name="password"');
    const refused = await visitor.post("/register", { contact: newContact(), intention }, json);
    expect(Object.keys(JSON.parse(refused.text).fields).sort()).toEqual(["name", "password"]);
  }
});

test("what cannot be done any more is said, and the sign-in stands", async () => {
  const contact = await newAccount(baseURL, PASSWORD);
  const visitor = await newGuest(baseURL);
  const intention = await intentionOf(visitor, "999999999", "/shop/compare");
  const done = await visitor.post("/sign-in", { contact, password: PASSWORD, intention });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/shop/compare"]);
  expect((await visitor.get("/shop/compare")).text).toContain("This product is no longer sold.");
});

test("a dialog's address is a page of its own when opened cold; data and unknown dialogs are as ever", async () => {
  const visitor = await newGuest(baseURL);
  const list = "/shop/sidebar/list";
  const next = (path: string) => `/sign-in?next=${encodeURIComponent(path)}`;
  const cold: [string, number, string | null][] = [
    [`${list}?page=2&modal=sign-in`, 303, next(`${list}?page=2`)],
    ["/?modal=sign-in", 303, next("/")],
    ["/?modal=sign-in&q=secret", 303, next("/")],
    ["/sign-in?modal=sign-in", 303, "/sign-in"],
    [`${list}?page=2&modal=quick-view.yirgacheffe-coffee`, 303, "/product/default/yirgacheffe-coffee"],
    ["/?modal=quick-view.%2F%2Fevil.example", 303, "/product/default/%2F%2Fevil.example"],
    ["/?modal=quick-view.", 200, null],
    ["/shop/cart?x=1&modal=newsletter", 303, `/newsletter?next=${encodeURIComponent("/shop/cart?x=1")}`],
    ["/newsletter?modal=newsletter", 303, "/newsletter"],
    [`${list}?modal=unknown`, 200, null],
    [`${list}.data?modal=sign-in`, 200, null],
  ];
  for (const [path, status, location] of cold) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("location")], path).toEqual([status, location]);
    if (status === 200) expect(answer.text).not.toContain('name="returnTo" value="/shop/sidebar/list?modal');
  }
  await signIn(visitor);
  const inside = await visitor.get(`${list}?modal=sign-in`);
  expect([inside.status, inside.headers.get("location")]).toEqual([303, list]);
});
