import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "../../../scripts/steps/root.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { buy } from "../../support/buying.ts";
import { ownersDesk, parcelsAtDesk, vendorNamed } from "../../support/desk.ts";
import { baseURL } from "../../support/base-url.ts";

// The client is docs/portal-client.mjs.

const client = await import(pathToFileURL(join(root, "docs/portal-client.mjs")).href);

async function makeKey(desk: Visitor, vendor: number) {
  const page = `/desk/vendors/${vendor}/portal`;
  expect((await desk.post(page, { intent: "replace", endpoint: "" })).status).toBe(303);
  const [key, secret] = [...(await desk.get(page)).text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!);
  return { key: key!, secret: secret! };
}

test("a vendor's system finds what was bought, and sends it on its way", async () => {
  const visitor = new Visitor(baseURL);
  const { number, publicId } = await buy(visitor);
  const parcel = `${number}-1`;
  const desk = await ownersDesk(baseURL);
  const vendorId = await vendorNamed(baseURL, (await parcelsAtDesk(baseURL, number))[0]!.vendor);
  const { key, secret } = await makeKey(desk, vendorId);
  const ask = client.gulit(baseURL, key, secret);

  const found = await ask("GET", `/portal/v1/parcels/${parcel}`);
  expect(found).toMatchObject({ status: 200, parcel, state: "placed", recipient: { phone: expect.any(String) } });
  const changed = await ask("GET", "/portal/v1/parcels?since=0");
  expect(JSON.stringify(changed.parcels)).toContain(parcel);
  const write = { id: `e-${publicId}`, state: "onTheWay", tracking: "EMS-77" };
  const target = `/portal/v1/parcels/${parcel}/state`;
  expect(await ask("POST", target, write)).toEqual({ status: 200, ok: true, state: "onTheWay" });
  expect((await visitor.get(`/orders/${publicId}`)).text).toMatch(/On the way.*EMS-77/s);

  await desk.post(`/desk/vendors/${vendorId}/portal`, { intent: "end" });
  expect((await ask("GET", "/portal/v1/stock")).status).toBe(401);
});
