import { createHmac } from "node:crypto";
import { expect } from "vitest";
import { buy } from "../../support/buying.ts";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// The portal's signed events in the built shop, and what a closed store looks like.

const SECRET = "a secret of the seller portal for tests";

async function tell(baseUrl: string, event: object, secret = SECRET) {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const headers = {
    "Content-Type": "application/json",
    "X-Gulit-Timestamp": timestamp,
    "X-Gulit-Signature": signature,
    // Of nobody's session: the address reads no cookie.
    Cookie: "sid=forged; XSRF-TOKEN=forged",
  };
  const answer = await fetch(`${baseUrl}/hooks/seller`, { method: "POST", headers, body });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

async function operator(baseUrl: string, path: string, asked: object) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer test-operator" };
  const answer = await fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(asked) });
  return (await answer.json()) as { parcels: { vendorId: number; state: string; number: string }[]; checked?: number };
}

test("a parcel that was bought goes on its way, for its own seller only", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL);
  const { number, publicId } = await buy(visitor);
  const { parcels } = await operator(baseURL, "/operator/parcels", { operation: "list", order: number });
  expect(parcels).toHaveLength(1);
  const { vendorId } = parcels[0]!;
  const event = { id: `e-${publicId}`, action: "parcel", vendor: vendorId, parcel: `${number}-1`, state: "onTheWay" };
  expect((await tell(baseURL, event, "another secret")).status).toBe(401);
  expect((await tell(baseURL, { ...event, vendor: vendorId + 1 })).status).toBe(404);
  const done = await tell(baseURL, event);
  expect([done.status, done.body, done.headers.get("set-cookie")]).toEqual([
    200,
    { ok: true, state: "onTheWay" },
    null,
  ]);
  expect((await tell(baseURL, event)).body).toEqual({ ok: true, repeated: true });
  expect((await tell(baseURL, { ...event, id: "other", state: "confirmed" })).body).toMatchObject({
    state: "onTheWay",
  });
  expect((await visitor.get(`/orders/${publicId}`)).text).toContain("On the way");
});

test("a closed store shows its goods and says until when nothing can be bought", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL);
  const found = await visitor.get("/vendors?name=Teklehaimanot");
  const store = /\/vendor-store\/\d+/.exec(found.text)![0];
  for (const [address, says] of [
    [store, "This store takes no orders until"],
    [`${store}?lng=am`, "ትዕዛዝ አይቀበልም"],
  ] as const) {
    expect((await new Visitor(baseURL).get(address)).text).toContain(says);
  }
  const product = /\/product\/default\/[^"?]+/.exec((await visitor.get(store)).text)![0];
  const { status, text } = await visitor.get(product);
  expect([status, text.includes("This seller takes no orders until")]).toEqual([200, true]);
  // Neither in the box nor in the bar of phones.
  expect(text).not.toMatch(/form="buy"|id="buy"/);
  const id = /name="product" value="(\d+)"/.exec(text)![1]!;
  const refused = await visitor.post("/cart/lines", { product: id, quantity: "1" }, { Accept: "application/json" });
  expect(refused.status).toBe(422);
  expect(await visitor.cart()).toEqual({});
});

test("coupons: a file with a fault is refused whole", async ({ baseURL }) => {
  const coupon = { kind: "percent", value: 5, uses: 3, firstDay: "2026-01-01", lastDay: "2099-12-31" };
  const load = (...coupons: object[]) => operator(baseURL, "/operator/coupons", { operation: "load", coupons });
  expect(await load({ ...coupon, code: "SPEC5" }, { ...coupon, code: "SPEC6", value: 95 })).toMatchObject({
    faults: [{ path: "coupons[1].value" }],
  });
  expect(await load({ ...coupon, code: "SPEC5" })).toEqual({ checked: 1, stored: 1 });
});
