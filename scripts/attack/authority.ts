import { writingPaths } from "../../app/domain/actions-table.ts";
import { addAddress, fieldsOf, pathOf, type Goods } from "../../tests/support/actions.ts";
import { buy } from "../../tests/support/buying.ts";
import { findProducts } from "../../tests/support/catalogue.ts";
import { dumpDatabase } from "../../tests/support/database-dump.ts";
import { forgeries, waysOf } from "../../tests/support/forged-forms.ts";
import { payloads } from "../../tests/support/redirect-payloads.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { random, type Random } from "../steps/random.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop, type AttackedShop } from "./attacked-shop.ts";
import { isChosen, isTime, overAll, type Campaign } from "./campaign.ts";
import { mutateCookies } from "./cookies.ts";
import { leadsAway } from "./judge.ts";
import { hostileOperators, unsignedSystems } from "./interfaces.ts";
import { changedTables, settled } from "./settled-database.ts";
import { tellContactsApart } from "./timing.ts";

const AT_ONCE = 8;

/** security-and-faults.md 2, 4: nobody sees or changes another's data. */
export async function trespass(campaign: Campaign): Promise<void> {
  const shop = await openAttackedShop();
  const { ledger } = campaign;
  const dice = random(`authority ${campaign.seed}`);
  const within = (share: number): Campaign => ({
    ...campaign,
    until: Date.now() + (campaign.until - Date.now()) * share,
  });
  try {
    const scene = await somebody(shop);
    const ways: Record<string, () => Promise<void>> = {
      forms: () => forge(within(0.35), scene, dice),
      foreign: () => foreign(campaign, scene),
      cookies: () => mutateCookies(within(0.4), shop.url, dice),
      operators: () => hostileOperators(within(0.4), shop.url),
      systems: () => unsignedSystems(campaign, shop.url),
      redirects: () => redirect(within(0.6), scene, dice),
      contacts: async () => void (isTime(campaign) && (await tellContactsApart(campaign, shop.url))),
    };
    for (const [name, way] of Object.entries(ways)) if (isChosen(campaign, name)) await way();
    const isQuiet = !shop.log.some((line) => line.includes("test-operator"));
    ledger.expect(isQuiet, "no secret in the log", "the operator's token stands in it");
  } finally {
    await shop.stop();
  }
}

interface Scene {
  shop: AttackedShop;
  own: Visitor;
  other: Visitor;
  before: string;
  goods: Goods & { order: { publicId: string; number: string } };
}

async function somebody(shop: AttackedShop): Promise<Scene> {
  const [own, other] = [new Visitor(shop.url), new Visitor(shop.url)];
  const [held, added] = await findProducts(shop.url, 2);
  await own.get("/shop/compare");
  const before = own.token;
  await signIn(own);
  await signIn(other);
  const addressId = await addAddress(own);
  const order = await buy(own);
  for (const path of ["/cart/lines", "/wishlist/items", "/compare/items"]) await own.post(path, { product: held!.id });
  await own.get("/shop/cart");
  return { shop, own, other, before, goods: { held: held!.id, other: added!.id, addressId, order } };
}

async function forge(campaign: Campaign, { shop, own, other, before, goods }: Scene, dice: Random): Promise<void> {
  const what = "forged forms";
  const { ledger } = campaign;
  const stored = await settled(shop.db);
  const all = writingPaths("operator", "signer", "browser").flatMap((path) =>
    Object.entries(forgeries).map(([name, forge]) => ({ path, name, forge, turn: dice.next() })),
  );
  all.sort((one, another) => one.turn - another.turn);
  const token = own.token;
  const cookies = new Map(own.cookies);
  await overAll(campaign, all, AT_ONCE, async ({ path, name, forge, turn }) => {
    const visitor = Object.assign(new Visitor(shop.url), { cookies: new Map(cookies) });
    const ways = [...waysOf(pathOf(path, goods), fieldsOf(path, goods), token, forge(visitor, other, before))];
    const way = ways[Math.floor(turn * ways.length)]!;
    const { status } = await visitor.send("POST", way.path, way.headers, way.body);
    ledger.tried(what);
    if (![400, 403, 415].includes(status))
      ledger.broke(what, `${name} at ${way.path}: ${status}`, { name, path: way.path });
  });
  const after = await dumpDatabase(shop.db, "quick");
  const changed = changedTables(stored, after);
  if (changed.length > 0) ledger.broke(what, `changed: ${changed.join(", ")}`, changed);
}

async function foreign({ ledger }: Campaign, { shop, other, goods }: Scene): Promise<void> {
  const what = "other people's orders, addresses and pages of staff";
  const { publicId } = goods.order;
  const reads = [`/orders/${publicId}`, `/orders/${publicId}/pay`, `/account/addresses/${goods.addressId}`];
  const writes = ["pay", "parcels/1/cancel", "parcels/1/return", "reorder", "account"].map(
    (end) => `/orders/${publicId}/${end}`,
  );
  const desk = ["", "/orders", "/staff", "/payments", "/events", "/home", "/readers", "/vendors/books"].map(
    (end) => `/desk${end}`,
  );
  const guest = new Visitor(shop.url);
  await guest.get("/shop/compare");
  const stored = await settled(shop.db);
  for (const visitor of [other, guest]) {
    for (const path of [...reads, ...desk]) {
      for (const end of ["", ".data"]) {
        const { status, text } = await visitor.get(path + end);
        const isShown =
          text.includes(goods.order.number) || text.includes("Abebe Bikila") || text.includes("desk-page");
        // Data of a redirect or a 404 comes as 202 or 200 without anything of it.
        ledger.expect(!isShown && status < 500, what, `${path}${end} answers ${status} to a stranger`, { path, text });
      }
    }
    for (const path of writes) {
      const { status } = await visitor.post(path, { intent: "check", reason: "mine", password: "a password of mine" });
      ledger.expect([303, 401, 404].includes(status), what, `${path} answers ${status} to a stranger`, { path });
    }
  }
  const after = await dumpDatabase(shop.db, "quick");
  const tables = changedTables(stored, after);
  ledger.expect(tables.length === 0, what, `changed: ${tables.join(", ")}`);
}

async function redirect(campaign: Campaign, { shop, goods }: Scene, { pick }: Random): Promise<void> {
  const what = "destinations that lead away";
  const { ledger } = campaign;
  const targets = writingPaths("operator", "signer", "browser", "staff", "vendor").filter(
    (path) => !/^\/(register|reset|account\/(delete|sessions|password))/.test(path),
  );
  const visitor = new Visitor(shop.url);
  await visitor.get("/shop/compare");
  const all = Array.from({ length: 3_000 }, () => ({ path: pick(targets), to: pick(payloads) }));
  await overAll(campaign, all, 1, async ({ path, to }) => {
    const fields = { ...fieldsOf(path, goods), returnTo: to, next: to, to };
    const { status, headers, text } = await visitor.post(pathOf(path, goods), fields);
    ledger.tried(what);
    const location = headers.get("location");
    const away = [...text.matchAll(/(?:href|action|formaction|src)="([^"]*)"/g)]
      .map(([, address]) => address!.replaceAll("&amp;", "&"))
      .find((address) => leadsAway(address) && !address.startsWith("data:image"));
    if (status >= 500) ledger.broke(what, `${path} answers ${status} to ${to.slice(0, 40)}`, { path, to });
    if (location !== null && (!/^\/(?![/\\])/.test(location) || leadsAway(location)))
      ledger.broke(what, `${path} goes to ${location}`, { path, to });
    if (away !== undefined) ledger.broke(what, `${path} prints ${away.slice(0, 80)}`, { path, to });
  });
}
