import { beforeAll, expect, test } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { deskAreaOf, hasRole, type StaffRole, staffRoles } from "../../../app/domain/desk/roles.ts";
import * as en from "../../../app/i18n/en/index.ts";
import routes from "../../../app/routes.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { fieldsOf, pathOf } from "../../support/actions.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import { operator } from "../../support/operator.ts";
import { workersShop } from "../../support/own-shop.ts";
import { shareOf } from "../../support/shares.ts";
import { signIn, newGuest, newShopper } from "../../support/sign-in.ts";

// settled.md 44: every desk address of the route table, for everybody without access, is the page of an unknown
// address.

const AWAY = "/no-desk";
const HALF_A_DAY = 12 * 3_600_000 + 60_000;
const PAGES = routes
  .flatMap(({ children, ...route }) => children ?? route)
  .flatMap(({ path = "" }) => (/^desk(\/|$)/.test(path) ? [`/${path}`] : []));
const FORMS = writingPaths("browser").filter((path) => path.startsWith("/desk"));

const shop = await workersShop();
let stored: Record<string, string>;
let address: (pattern: string) => string;
let fields: (pattern: string) => Record<string, string>;
const people = new Map<string, Visitor>();
const nothing = new Map<Visitor, ReturnType<typeof shown>>();

const area = (path: string) => deskAreaOf(path)!;
/** Without the search field, which contains words of the address. */
const shown = (text: string) => ({
  words: (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "").replace(/<!--.*?-->|<[^>]*>/g, "|").replace(/\|+/g, "|"),
  title: /<title>[^<]*/.exec(text)?.[0] ?? "",
});
/** Sessions and views change by themselves. */
const dump = async () => {
  const { session: _, view_receipt: _looks, ...tables } = await dumpDatabase(shop.db, "quick");
  return tables;
};

beforeAll(async () => {
  const [held, other] = await findProducts(shop.url, 2);
  const { number } = await buy(new Visitor(shop.url));
  const goods = { held: held!.id, other: other!.id, addressId: "A".repeat(22) };
  address = (pattern) =>
    pathOf(pattern, goods).replace("4827193158", pattern.includes("custom") ? "4827193158" : number);
  fields = (pattern) => fieldsOf(pattern, goods);

  const guest = await newGuest(shop.url);
  people.set("nobody", guest);
  const shopper = await newShopper(shop.url);
  people.set("a shopper", shopper);
  people.set("who was on the staff", await staff("orders"));
  await shop.run("DELETE FROM staff WHERE account_id = (SELECT max(account_id) FROM staff)");
  for (const role of staffRoles) people.set(role, await staff(role));
  people.set("not yet", await staff("owner", false));
  for (const visitor of people.values()) nothing.set(visitor, shown((await visitor.get(AWAY)).text));
  stored = await dump();
});

async function staff(role: StaffRole, isOpen = true): Promise<Visitor> {
  const visitor = new Visitor(shop.url);
  const { contact } = await signIn(visitor, { name: `Staff ${role}` });
  const granted = await operator(shop.url, "/operator/staff", { operation: "grant", contact, role });
  expect(granted.status).toBe(200);
  const open =
    "INSERT INTO desk_session SELECT id_hash, ?1 FROM session WHERE account_id = (SELECT max(account_id) FROM staff)";
  if (isOpen) await shop.run(open, Date.now());
  return visitor;
}

async function seesNothing(visitor: Visitor, path: string): Promise<void> {
  const { status, text } = await visitor.get(path);
  expect(status, path).toBe(404);
  expect(shown(text), path).toEqual(nothing.get(visitor));
}

async function changesNothing(visitor: Visitor, pattern: string): Promise<void> {
  const form = await visitor.post(address(pattern), fields(pattern));
  expect(form.status, pattern).toBe(404);
  expect(shown(form.text).title, pattern).toBe(nothing.get(visitor)!.title);
  const json = await visitor.post(address(pattern), fields(pattern), { Accept: "application/json" });
  expect(json.status, pattern).toBe(404);
  expect(JSON.parse(json.text), pattern).toEqual({ ok: false, status: 404, form: en.errors.notFoundText });
}

test.for([...["nobody", "a shopper", "who was on the staff"].entries()])(
  "%s finds no page of the desk and writes at no form of it",
  async ([turn, who]) => {
    expect([PAGES.length > 20, FORMS.length > 14]).toEqual([true, true]);
    for (const pattern of shareOf(PAGES, 3, turn)) await seesNothing(people.get(who)!, address(pattern));
    for (const pattern of shareOf(FORMS, 3, turn)) await changesNothing(people.get(who)!, pattern);
  },
);

test.for([...staffRoles.entries()])(
  "the role %s looks at its own areas, finds no other, and writes nothing where it has no business",
  async ([turn, role]) => {
    const visitor = people.get(role)!;
    for (const pattern of shareOf(PAGES, staffRoles.length, turn)) {
      const path = address(pattern);
      if (!hasRole([role], area(path).reads)) await seesNothing(visitor, path);
      else {
        const { status, text } = await visitor.get(path);
        expect([200, 404, 405], `${path} ${status}`).toContain(status);
        // With access to the area, a missing object may differ.
        if (status === 200 && text.includes("<main"))
          expect(shown(text).title, path).not.toBe(nothing.get(visitor)!.title);
      }
    }
    const others = FORMS.filter((pattern) => !hasRole([role], area(address(pattern)).writes));
    for (const pattern of shareOf(others, staffRoles.length, turn)) await changesNothing(visitor, pattern);
    expect(others.length > 0).toBe(role !== "owner");
  },
);

test.for([
  ["not yet", "not yet", {}],
  ["no longer", "owner", { "x-test-now": String(Date.now() + HALF_A_DAY) }],
] as const)("with the second factor %s: pages ask for it, forms wait for it", async ([when, who, headers]) => {
  const visitor = people.get(who)!;
  const turn = when === "not yet" ? 0 : 2;
  const isBehind = (path: string) => path !== "/desk/enter";
  for (const pattern of shareOf(PAGES.filter(isBehind), 4, turn)) {
    const { status, headers: received, text } = await visitor.get(address(pattern), headers);
    expect([status, text.includes("<main")], pattern).toEqual([303, false]);
    expect(received.get("location"), pattern).toContain("/desk/enter?next=");
  }
  for (const pattern of shareOf(FORMS.filter(isBehind), 4, turn))
    expect((await visitor.post(address(pattern), fields(pattern), headers)).status, pattern).toBe(403);
});

test("nothing of all that is stored", async () => {
  expect(await dump()).toEqual(stored);
});
