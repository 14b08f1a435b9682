import { expect } from "vitest";
import { addAddress } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 6, row by row, on both sides of each limit; other rows: bad-input.spec.ts, forgery.spec.ts,
// compare.spec.ts, listing-input.spec.ts, tests/data/cart/carts.test.ts, tests/data/wishlists/wishlists.test.ts.

const json = { Accept: "application/json" };

async function guest(baseUrl: string | undefined): Promise<Visitor> {
  const visitor = new Visitor(baseUrl!);
  await visitor.get("/shop/compare");
  return visitor;
}

async function shopper(baseUrl: string | undefined): Promise<Visitor> {
  const visitor = await guest(baseUrl);
  await signIn(visitor);
  return visitor;
}

async function sendJson(visitor: Visitor, path: string, body: string): Promise<number> {
  const headers = { ...json, "Content-Type": "application/json", "X-XSRF-TOKEN": visitor.token };
  return (await visitor.send("POST", path, headers, body)).status;
}

test("request target: 8 KiB, then 414", async ({ baseURL }) => {
  const own = await guest(baseURL);
  const path = (length: number) => `/shop/compare?x=${"a".repeat(length - "/shop/compare?x=".length)}`;
  expect((await own.get(path(8_192))).status).toBe(200);
  const answer = await own.get(path(8_193));
  expect(answer.status).toBe(414);
  expect(answer.text).toContain("</html>");
});

test("body: 64 KiB, then 413, by its own word or not", async ({ baseURL }) => {
  const own = await guest(baseURL);
  const fields = (length: number) => ({ currency: "ETB", x: "a".repeat(length) });
  const spent = new URLSearchParams({ _xsrf: own.token, ...fields(0) }).toString().length;
  expect((await own.post("/preferences", fields(65_536 - spent), json)).status).toBe(200);
  expect((await own.post("/preferences", fields(65_537 - spent), json)).status).toBe(413);
  // Chunked, so without a length.
  const parts = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 80; part += 1) controller.enqueue(new TextEncoder().encode("a".repeat(1_024)));
      controller.close();
    },
  });
  const streamed = await fetch(`${baseURL}/preferences`, {
    method: "POST",
    headers: { ...json, "Content-Type": "application/x-www-form-urlencoded", "X-XSRF-TOKEN": own.token },
    body: parts,
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test("fields: 200, then 413", async ({ baseURL }) => {
  const own = await guest(baseURL);
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, "1"]));
  // _xsrf is one of them.
  expect((await own.post("/preferences", fields(199), json)).status).toBe(200);
  expect((await own.post("/preferences", fields(200), json)).status).toBe(413);
  expect(await sendJson(own, "/preferences", JSON.stringify(fields(200)))).toBe(200);
  expect(await sendJson(own, "/preferences", JSON.stringify(fields(201)))).toBe(413);
});

test("JSON: what is deeper than 10, or holds more than plain values, is 400", async ({ baseURL }) => {
  const own = await guest(baseURL);
  for (const body of [
    `{"currency":${"[".repeat(10)}${"]".repeat(10)}}`,
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    '{"currency":["ETB"]}',
    '"ETB"',
    "null",
    "",
  ]) {
    expect(await sendJson(own, "/preferences", body), body.slice(0, 30)).toBe(400);
  }
  expect(await sendJson(own, "/preferences", '{"__proto__":{"currency":"ETB"}}')).toBe(400);
});

test("search text: 100 code points after NFC, trimmed, without controls and bidi marks, the rest is cut", async ({
  baseURL,
}) => {
  const own = await guest(baseURL);
  const words = async (name: string) => {
    const { status, text } = await own.get(`/shop/sidebar/list?${new URLSearchParams({ name })}`);
    expect(status).toBe(200);
    return /<input[^>]*name="name"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? "";
  };
  expect(await words("ሀ".repeat(300))).toBe("ሀ".repeat(100));
  expect(await words("😀".repeat(101))).toBe("😀".repeat(100));
  expect(await words("  cof\u0000fee\u202e \u200f ")).toBe("coffee");
  expect(await words("cafe\u0301")).toBe("caf\u00e9");
});

test("page number: 1 to 500, the nearest that exists", async ({ baseURL }) => {
  const own = await guest(baseURL);
  for (const page of ["0", "-1", "1.5", "abc", "99999999999999999999", "", "１"]) {
    expect((await own.get(`/shop/sidebar/list?page=${encodeURIComponent(page)}`)).status, page).toBe(200);
  }
});

test("sign-in token: 512 bytes, then 422; it is never printed", async ({ baseURL }) => {
  const own = await guest(baseURL);
  for (const q of ["x", "x".repeat(512), "x".repeat(513), "ሀ".repeat(171), "x".repeat(20_000)]) {
    const answer = await own.post("/token-login", { q }, json);
    expect(answer.status, String(q.length)).toBe(422);
    if (q.length > 1) expect(answer.text).not.toContain(q);
  }
});

test("push token: 1,024 bytes of text without spaces, then 422 at the field", async ({ baseURL }) => {
  const own = await guest(baseURL);
  expect((await own.post("/push/tokens", { token: "t".repeat(1_024) }, json)).status).toBe(200);
  for (const token of ["", "t".repeat(1_025), "a b", "ሀ", "a\u0000"]) {
    const answer = await own.post("/push/tokens", { token }, json);
    expect(answer.status, JSON.stringify(token.slice(0, 9))).toBe(422);
    expect(Object.keys(JSON.parse(answer.text).fields)).toEqual(["token"]);
  }
});

test("name of the profile: 100 code points, then 422, refilled", async ({ baseURL }) => {
  const own = await shopper(baseURL);
  const save = (name: string) => own.post("/account/profile", { name, locale: "en" });
  expect((await save("ሀ".repeat(100))).status).toBe(303);
  expect((await save("😀".repeat(100))).status).toBe(303);
  const refused = await save("ሀ".repeat(101));
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`value="${"ሀ".repeat(101)}"`);
  expect(refused.text).toContain('aria-invalid="true"');
});

const ADDRESS = {
  intent: "add",
  name: "A",
  phone: "0911234567",
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
};

for (const [field, limit] of [
  ["name", 100],
  ["landmark", 300],
] as const) {
  test(`${field} of an address: ${limit} code points, then 422, refilled`, async ({ baseURL }) => {
    const own = await shopper(baseURL);
    const longest = "ሀ".repeat(limit);
    expect((await own.post("/account/addresses", { ...ADDRESS, [field]: longest })).status).toBe(303);
    const refused = await own.post("/account/addresses", { ...ADDRESS, [field]: `${longest}ሀ` });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`${longest}ሀ`);
    const answer = JSON.parse(
      (await own.post("/account/addresses", { ...ADDRESS, [field]: `${longest}ሀ` }, json)).text,
    );
    expect(Object.keys(answer.fields)).toEqual([field]);
  });
}

test("phone of an address: what is over 20 code points, or no number, is 422 at the field", async ({ baseURL }) => {
  const own = await shopper(baseURL);
  await addAddress(own);
  for (const phone of ["", "0", "09112345678901234567890", "abc", "+1 202 555 0100", "0911-234-567x"]) {
    const answer = await own.post("/account/addresses", { ...ADDRESS, phone }, json);
    expect(answer.status, phone).toBe(422);
    expect(Object.keys(JSON.parse(answer.text).fields)).toEqual(["phone"]);
  }
});

test("a field sent twice is refused, wherever it is", async ({ baseURL }) => {
  const [product] = await findProducts(baseURL, 1);
  const own = await shopper(baseURL);
  const form = { ...json, "Content-Type": "application/x-www-form-urlencoded", "X-XSRF-TOKEN": own.token };
  for (const [path, body] of [
    ["/wishlist/items", `product=${product!.id}&product=1`],
    ["/compare/items", `product=${product!.id}&product=1`],
    ["/push/tokens", "token=a&token=b"],
    ["/token-login", "q=a&q=b"],
    ["/account/profile", "name=a&name=b&locale=en"],
    ["/account/addresses", "intent=remove&intent=default&address=x"],
    ["/account/sessions", "intent=all&intent=others"],
    ["/sign-in", "contact=a%40mail.example&contact=b%40mail.example&password=12345678"],
    ["/reset", "contact=a%40mail.example&contact=b%40mail.example"],
  ] as const) {
    expect((await own.send("POST", path, form, body)).status, path).toBe(422);
  }
});
