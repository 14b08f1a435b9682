import { beforeAll, expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { newContact, signIn, newGuest, json } from "../../support/sign-in.ts";

const shop = await workersShop();
let soldOut: { id: number; slug: string };
let sold: { id: number; slug: string };
beforeAll(async () => {
  const pick = (isSold: boolean) =>
    shop.readRow<{ id: number; slug: string }>(
      `SELECT id, name_slug AS slug FROM product WHERE retired_at IS NULL AND stock_amount ${isSold ? "> 5" : "<= 0"} LIMIT 1`,
    );
  soldOut = (await pick(false))!;
  sold = (await pick(true))!;
});

const alerts = (reader: string) =>
  shop.readRows<{ kind: string; secret: string }>(
    "SELECT kind, leave_secret AS secret FROM alert WHERE reader = ?",
    reader,
  );
const back = (slug: string) => `/product/default/${slug}`;

test("the sold-out page asks for a contact; the answer is the same again, and one alert is kept", async () => {
  const own = await newGuest(shop.url);
  const page = await own.get(back(soldOut.slug));
  expect(page.text).toContain('action="/alerts/products"');
  expect(page.text).toContain('href="#alert"');
  const contact = newContact();
  const fields = { product: String(soldOut.id), kind: "stock", contact, returnTo: back(soldOut.slug) };
  const first = await own.post("/alerts/products", fields);
  expect([first.status, first.headers.get("location")]).toEqual([303, back(soldOut.slug)]);
  expect((await own.get(back(soldOut.slug))).text).toContain(
    "We&#x27;ll message you as soon as it&#x27;s back in stock",
  );
  const again = await own.post("/alerts/products", fields, json);
  const other = await own.post("/alerts/products", { ...fields, contact: newContact() }, json);
  expect(again.text).toBe(other.text);
  expect(await alerts(contact)).toHaveLength(1);
});

test("a contact that follows gets the link to leave; looking at it changes nothing, its form ends it", async () => {
  const contact = newContact();
  const own = await newGuest(shop.url);
  expect((await own.get("/vendor-store/1")).text).toContain('action="/alerts/vendors"');
  await own.post("/alerts/vendors", { vendor: "1", contact }, json);
  await own.post("/alerts/products", { product: String(sold.id), kind: "price", contact }, json);
  const [follow] = await alerts(contact);
  const link = `/alerts/leave?q=${follow!.secret}`;
  const received = await shop.db.prepare("SELECT payload FROM outbox WHERE dedupe_key LIKE 'alertWelcome:%'").all();
  expect(JSON.stringify(received.results)).toContain(follow!.secret);
  const page = await own.get(link);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await alerts(contact)).toHaveLength(2);
  const stranger = await newGuest(shop.url);
  const unknown = await stranger.post("/alerts/leave", { leave: "A".repeat(22) }, json);
  expect((await stranger.post("/alerts/leave", { leave: follow!.secret }, json)).text).toBe(unknown.text);
  expect((await alerts(contact)).map(({ kind }) => kind)).toEqual(["price"]);
  expect((await stranger.get(link)).text).not.toContain('name="leave"');
});

test("signed in, one press is enough, the list shows it, and nobody else's can be ended", async () => {
  const own = await newGuest(shop.url);
  await signIn(own);
  expect((await own.get("/vendor-store/1")).text).toContain("Follow store");
  const followed = await own.post("/alerts/vendors", { vendor: "1", returnTo: "/vendor-store/1" });
  expect(followed.status).toBe(303);
  expect((await own.get("/vendor-store/1")).text).toContain("Stop following");
  await own.post("/alerts/products", { product: String(soldOut.id), kind: "stock" }, json);
  const list = await own.get("/account/alerts");
  expect(list.headers.get("cache-control")).toBe("private, no-store");
  const ids = [...list.text.matchAll(/name="alert" value="(\d+)"/g)].map(([, id]) => id!);
  expect(ids).toHaveLength(2);
  const other = await newGuest(shop.url);
  await signIn(other);
  expect((await other.post("/account/alerts", { alert: ids[0]! }, json)).status).toBe(404);
  expect((await own.post("/account/alerts", { alert: ids[0]! }, json)).status).toBe(200);
  expect((await own.get("/vendor-store/1")).text).not.toContain("Stop following");
});
