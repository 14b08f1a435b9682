import { expect, test } from "vitest";
import { customOrderKey, WISH } from "../../support/desk-pages.ts";
import { workersShop } from "../../support/own-shop.ts";
import { newGuest, json } from "../../support/sign-in.ts";
import { whenFull } from "../../support/when-full.ts";

// Specification 2.1.

const PAGE = "/shop/custom-order";
const REQUEST = { ...WISH, what: "A chair <b>carved</b>", link: "www.example.com/chair" };

const shop = await workersShop();

test("a request is kept once, and its page shows number and words to who made it, to nobody else (specification 2.1)", async () => {
  const own = await newGuest(shop.url);
  const key = await customOrderKey(own);
  const first = await own.post(PAGE, { ...REQUEST, key });
  const again = await own.post(PAGE, { ...REQUEST, key });
  expect([first.status, again.status]).toEqual([303, 303]);
  const to = first.headers.get("location")!;
  expect(to).toMatch(/^\/custom-orders\/[\w-]{22}$/);
  expect(again.headers.get("location")).toBe(to);
  const page = await own.get(to);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(page.text).toContain("A chair &lt;b&gt;carved&lt;/b&gt;");
  expect(page.text).toMatch(/<strong>\d\d \d{4} \d{4}<\/strong>/);
  expect(page.text).toContain('href="https://www.example.com/chair"');
  const stranger = await (await newGuest(shop.url)).get(to);
  const unknown = await own.get(`/custom-orders/${"A".repeat(22)}`);
  expect([stranger.status, unknown.status]).toEqual([404, 404]);
  for (const { text } of [stranger, unknown]) expect(text).toContain('action="/track" method="post"');
});

test("number and phone open it elsewhere; every wrong pair is answered the same, and only so often", async () => {
  const buyer = await newGuest(shop.url);
  const sent = await buyer.post(PAGE, { ...REQUEST, key: await customOrderKey(buyer) }, json);
  const made = JSON.parse(sent.text) as { number: string; to: string };
  const phone = "+251 911 234 567";
  const own = await newGuest(shop.url);
  const find = (number: string, typed: string) => own.post(PAGE, { intent: "find", number, phone: typed }, json);
  const { first: wrongPhone, full } = await whenFull(shop.db, () => find(made.number, "0911234568"));
  const wrongNumber = await find("1111111111", phone);
  expect([wrongPhone.status, wrongNumber.status, full.status]).toEqual([422, 422, 429]);
  expect(full.headers.get("retry-after")).toMatch(/^\d+$/);
  const sentence = (text: string) => (JSON.parse(text) as { form: string }).form;
  expect(sentence(wrongPhone.text)).toBe(sentence(wrongNumber.text));
  const spaced = made.number.replace(/^(..)(....)/, "$1 $2-");
  expect(JSON.parse((await find(spaced, phone)).text)).toMatchObject({ ok: true, to: made.to });
  expect((await own.get(made.to)).status).toBe(200);
});
