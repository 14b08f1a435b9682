import { afterAll, beforeAll, expect, test } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { freePort } from "../../../scripts/steps/port.mjs";
import { attribute } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { shareOf } from "../../support/shares.ts";
import { fieldsOf, pathOf } from "../../support/actions.ts";
import { linkOfSale, openDesk } from "../../support/desk.ts";
import { operator } from "../../support/operator.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { signIn } from "../../support/sign-in.ts";
import { startTestShop } from "../../support/test-shop.ts";

// settled.md 44: staff for content see no shopper's address, by one write or by two in a row.

let shop: Awaited<ReturnType<typeof startTestShop>>;
let baseURL: string;
const MINE = { phone: "0911987654", email: "mine@mail.example" };
let sale: Awaited<ReturnType<typeof linkOfSale>>;
let path: string;

beforeAll(async () => {
  shop = await startTestShop(await freePort());
  baseURL = shop.url;
  sale = await linkOfSale(baseURL);
  path = `/desk/vendors/${sale.vendor}`;
});

afterAll(() => shop.stop());

/** The fields of the seller's form as printed, and of the form that sends a link. */
async function printed(staff: Visitor) {
  const { text } = await staff.get(path);
  const forms = [...text.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => form);
  const read = (form: string) => {
    const tags = [...form.matchAll(/<(?:input|button)[^>]* name="[^>]*>/g)].map(([tag]) => tag);
    const sent = tags.filter((tag) => !/type="(?:checkbox|file)"/.test(tag) || /checked=""/.test(tag));
    return Object.fromEntries(sent.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
  };
  const profile = forms.map(read).find(({ intent }) => intent === "save")!;
  const link = forms.map(read).find(({ parcel }) => parcel !== undefined);
  return { profile, link, text };
}

test("content changes no seller's phone or e-mail and sends no link; the rest of the seller it does change", async () => {
  const staff = await openDesk(baseURL, "content");
  const { profile, link, text } = await printed(staff);
  expect(link).toBeUndefined();
  expect(text).not.toContain('value="sendLink"');
  for (const field of ["phone", "email"] as const) {
    const refused = await staff.post(path, { ...profile, [field]: MINE[field] });
    expect(refused.status, field).toBe(422);
    expect(refused.text).toContain("Only people with the orders role can change how a seller is reached");
  }
  for (const intent of ["sendLink", "endLink"])
    expect((await staff.post(path, { intent, parcel: "1", link: "1" })).status).toBe(404);
  expect((await staff.post(path, { ...profile, amharicDescription: "ጥሩ ሻጭ" })).status).toBe(303);
});

test("no two writes of content in a row lead to a shopper's address", async () => {
  const staff = await openDesk(baseURL, "content");
  const { profile } = await printed(staff);
  const forms = writingPaths("operator", "signer", "browser").filter((form) => form.startsWith("/desk"));
  expect(forms.length).toBeGreaterThan(15);
  const goods = { held: "1", other: "2", addressId: "A".repeat(22) };
  const steps = forms.flatMap((form) => {
    const to = form === "/desk/vendors/:vendorId" ? path : pathOf(form, goods).replace("4827193158", sale.number);
    const typed = { ...fieldsOf(form, goods), ...MINE };
    const named = form === "/desk/vendors/:vendorId" ? [{ ...profile, ...MINE }] : [];
    return [
      typed,
      ...named,
      ...["sendLink", "make", "save", "send"].map((intent) => ({ ...typed, intent, parcel: "1" })),
    ].map((fields) => ({ to, fields }));
  });
  // Twice, so that each write follows each other one.
  const some = shareOf(steps, 5);
  for (const { to, fields } of [...some, ...some]) {
    const { text } = await staff.post(to, fields as Record<string, string>);
    expect(text, to).not.toMatch(/Edna Mall|0911 23 45 67|\/parcel\/[\w-]{22}/);
  }
  await linkOfSale(baseURL);
  for (const contact of ["+251911987654", MINE.email])
    expect(
      (await messagesTo(baseURL, contact, 0)).map(({ text }) => text).filter((text) => text.includes("/parcel/")),
    ).toEqual([]);
});

test("opening the desk gives the session another id, and the one before is nobody's", async () => {
  const staff = new Visitor(baseURL);
  const { contact } = await signIn(staff, { name: "Almaz" });
  await operator(baseURL, "/operator/staff", { operation: "grant", contact, role: "orders" });
  const before = new Visitor(baseURL);
  for (const [name, value] of staff.cookies) before.cookies.set(name, value);
  await staff.post("/desk/enter", { intent: "send" });
  const [, code = ""] = /^(\d{6}) /.exec((await messagesTo(baseURL, contact))[0]!.text)!;
  expect((await staff.post("/desk/enter", { intent: "open", code })).status).toBe(303);
  expect((await staff.get("/desk")).status).toBe(200);
  expect([(await before.get("/desk")).status, (await before.get("/account")).status]).toEqual([404, 303]);
});
