import { beforeAll, expect, test } from "vitest";
import { addAddress } from "../../support/actions.ts";
import { buy } from "../../support/buying.ts";
import { baseURL } from "../../support/base-url.ts";
import { plainPage } from "../../support/plain-page.ts";
import { shareOf } from "../../support/shares.ts";
import { signIn, newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 2: other people's, missing and malformed ids get the same 404.

const UNKNOWN = [
  "A".repeat(22),
  "0",
  "-1",
  "1e3",
  "፩",
  "9".repeat(21),
  "__proto__",
  '" OR 1=1 --',
  "%",
  "A".repeat(500),
];

interface Case {
  name: string;
  ask: (own: Visitor, id: string) => Promise<{ status: number; text: string; headers: Headers }>;
  foreign: (other: Visitor) => Promise<string>;
}

const known = new Map<string, Promise<string>>();
const once = (kind: string, make: () => Promise<string>) => {
  if (!known.has(kind)) known.set(kind, make());
  return known.get(kind)!;
};
const ofAddress = (other: Visitor) => once("address", () => addAddress(other));
const ofOrder = (other: Visitor) => once("order", async () => (await buy(other)).publicId);
const page = (path: string) => (own: Visitor, id: string) => own.get(path.replace(":id", encodeURIComponent(id)));
const form = (path: string, fields: Record<string, string>) => (own: Visitor, id: string) => {
  const named = Object.entries(fields).map(([name, value]) => [name, value.replace(":id", id)]);
  return own.post(path.replace(":id", encodeURIComponent(id)), Object.fromEntries(named) as typeof fields);
};
const SAVED = { name: "Thief", phone: "0911000000", region: "addis-ababa", city: "Addis Ababa", subCity: "Bole" };
const ADDRESSES = "/account/addresses";

const cases: Case[] = [
  { name: "the page of an address", ask: page(`${ADDRESSES}/:id`), foreign: ofAddress },
  { name: "changing an address", ask: form(`${ADDRESSES}/:id`, { intent: "save", ...SAVED }), foreign: ofAddress },
  { name: "a default address", ask: form(ADDRESSES, { intent: "default", address: ":id" }), foreign: ofAddress },
  { name: "removing an address", ask: form(ADDRESSES, { intent: "remove", address: ":id" }), foreign: ofAddress },
  { name: "the page of an order", ask: page("/orders/:id"), foreign: ofOrder },
  { name: "cancelling a parcel", ask: form("/orders/:id/parcels/1/cancel", {}), foreign: ofOrder },
  { name: "ordering again", ask: form("/orders/:id/reorder", {}), foreign: ofOrder },
  {
    name: "ending a session",
    ask: form("/account/sessions", { intent: "one", session: ":id" }),
    foreign: async (other) => {
      // A second session lists the first.
      const { text } = await other.get("/account/sessions");
      const id = /name="session" value="([^"]+)"/.exec(text)?.[1];
      if (!id) throw new Error("the list offers no session to end");
      return id;
    },
  },
];

const [own, other] = [new Visitor(baseURL), new Visitor(baseURL)];
beforeAll(async () => {
  await signIn(own);
  const { contact } = await signIn(other);
  await signIn(new Visitor(baseURL), { contact });
});

for (const [turn, { name, ask, foreign }] of cases.entries()) {
  test(`${name}: foreign, unknown and malformed ids are one 404, and nothing changes`, async () => {
    const id = await foreign(other);
    const list = /address|session/.exec(name)?.[0] ?? "order";
    const listed = async () => plainPage((await other.get(`/account/${list}${list === "address" ? "es" : "s"}`)).text);
    // Takes the message of the case before.
    await listed();
    const before = await listed();
    const answers = [];
    for (const asked of [id, ...shareOf(UNKNOWN, 6, turn)]) {
      const answer = await ask(own, asked);
      expect(answer.status, JSON.stringify(asked)).toBe(404);
      expect(answer.headers.get("cache-control") ?? "").not.toContain("public");
      answers.push(plainPage(answer.text));
    }
    expect(new Set(answers).size, "different answers").toBe(1);
    expect(await listed()).toBe(before);
    // The owner's request succeeds: the 404 is not everybody's.
    expect([200, 303]).toContain((await ask(other, id)).status);
  });
}

test("a form names the field when its product is unknown or malformed (422)", async () => {
  const own = await newShopper(baseURL);
  for (const [turn, path] of [
    ...["/cart/lines", "/cart/lines/update", "/buy-now", "/compare/items", "/wishlist/items"].entries(),
  ]) {
    for (const product of shareOf(UNKNOWN, 10, turn)) {
      const answer = await own.post(path, { quantity: "1", product }, { Accept: "application/json" });
      expect(answer.status, `${path} ${product}`).toBe(422);
      expect(Object.keys(JSON.parse(answer.text).fields), `${path} ${product}`).toEqual(["product"]);
    }
  }
});
