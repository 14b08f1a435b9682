import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { root } from "../../../scripts/steps/root.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { buy } from "../../support/buying.ts";
import { openOwnDesk, ownersDesk, parcelsAtDesk, vendorNamed } from "../../support/desk.ts";
import { test } from "../../support/http-test.ts";
import { workersShop } from "../../support/own-shop.ts";

// The client is docs/portal-client.mjs.

interface Client {
  gulit: (
    shop: string,
    key: string,
    secret: string,
  ) => (method: string, target: string, content?: object) => Promise<{ status: number } & Record<string, unknown>>;
}

const client = (await import(pathToFileURL(join(root, "docs/portal-client.mjs")).href)) as Client;

async function makeKey(desk: Visitor, vendor: number, address: string) {
  const page = `/desk/vendors/${vendor}/portal`;
  expect((await desk.post(page, { intent: "replace", endpoint: address })).status).toBe(303);
  const [key, secret] = [...(await desk.get(page)).text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!);
  return { key: key!, secret: secret! };
}

async function endpoint() {
  const received: { headers: Record<string, unknown>; event: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      received.push({ headers: request.headers, event: JSON.parse(body) as Record<string, unknown> });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    received,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

test("a vendor's system finds what was bought, sends it on its way, and hears of it", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL);
  const { number, publicId } = await buy(visitor);
  const parcel = `${number}-1`;
  const desk = await ownersDesk(baseURL);
  const vendorId = await vendorNamed(baseURL, (await parcelsAtDesk(baseURL, number))[0]!.vendor);
  const system = await endpoint();
  const { key, secret } = await makeKey(desk, vendorId, system.address);
  const ask = client.gulit(baseURL, key, secret);

  const found = await ask("GET", `/portal/v1/parcels/${parcel}`);
  expect(found).toMatchObject({ status: 200, parcel, state: "placed", recipient: { phone: expect.any(String) } });
  const changed = await ask("GET", "/portal/v1/parcels?since=0");
  expect(JSON.stringify(changed.parcels)).toContain(parcel);
  const write = { id: `e-${publicId}`, state: "onTheWay", tracking: "EMS-77" };
  const target = `/portal/v1/parcels/${parcel}/state`;
  expect(await ask("POST", target, write)).toEqual({ status: 200, ok: true, state: "onTheWay" });
  expect(await ask("POST", target, write)).toEqual({ status: 200, ok: true, repeated: true });
  expect(await ask("POST", target, { id: "other", state: "confirmed" })).toMatchObject({
    status: 409,
    state: "onTheWay",
  });
  expect((await visitor.get(`/orders/${publicId}`)).text).toMatch(/On the way.*EMS-77/s);

  const stranger = await makeKey(desk, vendorId + 1, system.address);
  const foreign = client.gulit(baseURL, stranger.key, stranger.secret);
  expect((await foreign("GET", `/portal/v1/parcels/${parcel}`)).status).toBe(404);
  expect((await foreign("POST", target, { id: "forged", state: "delivered" })).status).toBe(404);
  expect((await client.gulit(baseURL, key, "another secret")("GET", "/portal/v1/stock")).status).toBe(401);
  await desk.post(`/desk/vendors/${vendorId + 1}/portal`, { intent: "end" });
  expect((await foreign("GET", "/portal/v1/stock")).status).toBe(401);

  await expect.poll(() => system.received.length).toBeGreaterThan(0);
  expect(system.received[0]).toMatchObject({
    headers: { "x-gulit-key": key },
    event: { type: "parcel.moved", parcel, state: "onTheWay", vendor: vendorId },
  });
  await desk.post(`/desk/vendors/${vendorId}/portal`, { intent: "end" });
  system.stop();
});

test("a vendor's season by the example client: forty goods made, priced, photographed, sold out, retired", async () => {
  const shop = await workersShop();
  const desk = await openOwnDesk(shop, "owner");
  const made = await desk.post("/desk/vendors/new", { name: "Season Scarves" });
  const { key, secret } = await makeKey(desk, Number(/\d+/.exec(made.headers.get("location")!)![0]), "");
  const ask = client.gulit(shop.url, key, secret);
  const feed = (id: string, content: object) => ask("POST", "/portal/v1/feed", { id, ...content });
  const rows = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `season-${at}`, title: `Season scarf ${at}`, price: "450 ETB", quantity: 3 },
    product_type: "Apparel > Scarves",
  }));
  expect(await feed("s-1", { rows })).toMatchObject({ status: 200, ok: true, counts: { created: 40, rejected: 0 } });
  expect(await feed("s-1", { rows })).toEqual({ status: 200, ok: true, repeated: true });
  const changes = rows.map(({ id }, at) => ({ feedId: id, price: 40_000 + at, stock: 5 }));
  expect(await feed("s-2", { changes })).toMatchObject({ counts: { changed: 40 } });
  const pictured = rows.map((row) => ({ ...row, image_link: `https://pictures.invalid/${row.id}.jpg` }));
  expect(await feed("s-3", { rows: pictured })).toMatchObject({ counts: { updated: 40 } });
  const { products } = (await ask("GET", "/portal/v1/products?after=season-0")) as unknown as {
    products: { feedId: string; price: number; stock: number; address: string }[];
  };
  expect(products[0]).toMatchObject({ feedId: "season-1", price: 40_001, stock: 5 });
  const { status, text } = await new Visitor(shop.url).get(new URL(products[0]!.address).pathname);
  expect([status, text.includes("Season scarf 1")]).toEqual([200, true]);
  const sold = rows.map(({ id }) => ({ feedId: id, stock: 0 }));
  expect(await feed("s-4", { changes: sold })).toMatchObject({ counts: { changed: 40 } });
  expect(await feed("s-5", { retire: rows.map(({ id }) => id) })).toMatchObject({ counts: { retired: 40 } });
  expect((await new Visitor(shop.url).get(new URL(products[0]!.address).pathname)).status).toBe(410);
});

test("a closed store shows its goods and says until when nothing can be bought", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL);
  const found = await visitor.get("/vendors?name=Teklehaimanot");
  const store = /\/vendor-store\/\d+/.exec(found.text)![0];
  for (const [address, says] of [
    [store, "This store is not taking orders until"],
    [`${store}?lng=am`, "ትዕዛዝ አይቀበልም"],
  ] as const) {
    expect((await new Visitor(baseURL).get(address)).text).toContain(says);
  }
  const product = /\/product\/default\/[^"?]+/.exec((await visitor.get(store)).text)![0];
  const { status, text } = await visitor.get(product);
  expect([status, text.includes("This seller is not taking orders until")]).toEqual([200, true]);
  expect(text).not.toMatch(/form="buy"|id="buy"/);
  const id = /name="product" value="(\d+)"/.exec(text)![1]!;
  const refused = await visitor.post("/cart/lines", { product: id, quantity: "1" }, { Accept: "application/json" });
  expect(refused.status).toBe(422);
  expect(await visitor.cart()).toEqual({});
});
