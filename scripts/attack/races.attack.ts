import { openDesk } from "../../tests/support/desk.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { inParallel, stockedGoods, stockOf } from "../bench/buyers.ts";
import { raceForLastUnits } from "../bench/races.ts";
import { random } from "../steps/random.ts";
import { auditDatabase } from "../steps/operator/audit-database.ts";
import { attribute, checkoutOf, placeFields, sendDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop, type AttackedShop } from "./attacked-shop.ts";
import { attack, type Campaign, hasTimeLeft, within } from "./campaign.ts";
import { KILLED, killAtEachWrite } from "./kills.ts";

const AT_ONCE = 8;
const UNITS = 10;

const GUESTS = "500 guests for 10 units";
const HASTY = "buyers with Buy Now for the last units";
const THRIFTY = "buyers for the last uses of a coupon";
const FORM = "one form many times at once";
const BASKETS = "baskets over scarce goods";
const BOOKS = "books after the races";
const wanted = { [GUESTS]: 4, [HASTY]: 60, [THRIFTY]: 40, [FORM]: 100, [BASKETS]: 80, [BOOKS]: 1, [KILLED]: 20 };

/** security-and-faults.md 1: nothing is sold twice. */
attack("races", wanted, async (campaign) => {
  const { ledger } = campaign;
  const shop = await openAttackedShop();
  // In a short run the kills need most of the time.
  const isShort = campaign.until - Date.now() < 240_000;
  try {
    const found = await raceForLastUnits({ url: shop.url, db: async () => shop.db });
    for (const { text, holds } of found) ledger.expect(holds, GUESTS, text);
    await buyNow(campaign, shop, isShort ? 60 : 500);
    await lastCoupons(campaign, shop, isShort ? 40 : 100);
    await oneForm(campaign, shop);
    await scarceBaskets(within(campaign, 0.4), shop);
    const violations = await auditDatabase(shop.db);
    ledger.expect(violations.length === 0, BOOKS, violations.map(({ name }) => name).join(", "));
  } finally {
    await shop.stop();
  }
  await killAtEachWrite(campaign);
});

interface Ready {
  visitor: Visitor;
  press: () => Promise<{ status: number; publicId: string | null }>;
}

async function ready(
  url: string,
  name: string,
  isMember: boolean,
  take: (visitor: Visitor) => Promise<unknown>,
): Promise<Ready> {
  const visitor = new Visitor(url);
  await visitor.get("/shop/compare");
  if (isMember) await signIn(visitor, { name });
  await take(visitor);
  await sendDetails(visitor, { name });
  const fields = { ...(await placeFields(visitor)), payment: "cash" };
  const press = async () => {
    const { status, headers } = await visitor.post(checkoutOf(visitor), fields);
    return { status, publicId: /^\/orders\/([\w-]+)/.exec(headers.get("location") ?? "")?.[1] ?? null };
  };
  return { visitor, press };
}

async function buyNow({ ledger }: Campaign, shop: AttackedShop, buyers: number): Promise<void> {
  const what = HASTY;
  const [goods] = await stockedGoods(shop.db, 1, UNITS);
  const product = goods!.id;
  const all = await inParallel(buyers, AT_ONCE, (at) =>
    ready(shop.url, `Hasty ${at}`, at % 2 === 1, (visitor) => visitor.post("/buy-now", { product })),
  );
  const staff = await openDesk(shop.url, "owner");
  const path = `/desk/products/${product}`;
  const { text } = await staff.get(path);
  const seen = Object.fromEntries(
    [...text.matchAll(/<input[^>]*name="(?:price|stock|seen\w+)"[^>]*>/g)].map(([tag]) => [
      attribute(tag, "name"),
      attribute(tag, "value"),
    ]),
  );
  const edit = () => staff.post(path, { intent: "set", ...seen, stock: String(UNITS * 9) });
  const answers = await Promise.all([
    ...all.map(({ press }) => press()),
    edit().then(() => null),
    edit().then(() => null),
  ]);
  const orders = answers.filter((answer) => answer?.publicId).length;
  const left = await stockOf(shop.db, product);
  const kept = await shop.db
    .prepare("SELECT coalesce(sum(l.quantity), 0) AS n FROM order_line l WHERE l.product_id = ?1")
    .bind(Number(product))
    .first<number>("n");
  ledger.tried(what, buyers);
  const wrong = answers.filter((answer) => answer && !answer.publicId && answer.status !== 409).length;
  if (wrong > 0) ledger.broke(what, `${wrong} of those who got nothing were not told so`, { answers });
  // The desk's edit applies only if nothing was sold since it was read; then there are more units.
  const isEdited = left + orders === UNITS * 9;
  if (!isEdited && (orders !== UNITS || left !== 0)) ledger.broke(what, `${orders} orders, ${left} left`, { answers });
  if (kept !== orders) ledger.broke(what, `${kept} units sold in ${orders} orders`, {});
  ledger.note(what, `${orders} orders, ${left} left${isEdited ? ", the desk was first" : ""}`);
}

async function lastCoupons({ ledger }: Campaign, shop: AttackedShop, buyers: number): Promise<void> {
  const uses = 5;
  const what = THRIFTY;
  await shop.db
    .prepare(
      "INSERT INTO coupon (code, kind, value, minimum, starts_at, ends_at, most_uses, uses) VALUES ('RACE', 'percent', 10, 0, 0, ?1, ?2, 0)",
    )
    .bind(Date.now() + 86_400_000, uses)
    .run();
  const [goods] = await stockedGoods(shop.db, 1, 1_000);
  const all = await inParallel(buyers, AT_ONCE, (at) =>
    ready(shop.url, `Thrifty ${at}`, false, async (visitor) => {
      await visitor.post("/cart/lines", { product: goods!.id });
      await visitor.post("/cart/coupon", { code: "RACE" });
    }),
  );
  const answers = await Promise.all(all.map(({ press }) => press()));
  const row = await shop.db
    .prepare(
      "SELECT (SELECT uses FROM coupon WHERE code = 'RACE') AS uses, count(*) AS orders FROM shop_order WHERE name LIKE 'Thrifty %' AND discount_total > 0",
    )
    .first<{ uses: number; orders: number }>();
  ledger.tried(what, buyers);
  const placed = answers.filter(({ publicId }) => publicId).length;
  if (row!.uses !== uses || row!.orders !== uses || placed !== uses)
    ledger.broke(what, `${row!.uses} uses, ${row!.orders} orders with it, ${placed} placed`, { answers });
}

async function oneForm({ ledger }: Campaign, shop: AttackedShop): Promise<void> {
  const times = 100;
  const what = FORM;
  const [goods] = await stockedGoods(shop.db, 1, 5);
  const { press } = await ready(shop.url, "Impatient", false, (visitor) =>
    visitor.post("/cart/lines", { product: goods!.id }),
  );
  const answers = await Promise.all(Array.from({ length: times }, press));
  const orders = await shop.db
    .prepare("SELECT count(*) AS n FROM shop_order WHERE name = 'Impatient'")
    .first<number>("n");
  const led = new Set(answers.map(({ publicId }) => publicId));
  const left = await stockOf(shop.db, goods!.id);
  ledger.tried(what, times);
  if (orders !== 1 || led.size !== 1 || led.has(null) || left !== 4)
    ledger.broke(what, `${orders} orders, ${led.size} answers, ${left} of 5 left`, { answers });
}

const GOODS = 6;
const WAVE = 40;
const MOST_BASKETS = 10_000;

async function scarceBaskets(campaign: Campaign, shop: AttackedShop): Promise<void> {
  const { ledger, seed } = campaign;
  const what = BASKETS;
  const { between, pick } = random(`baskets ${seed}`);
  for (let wave = 0; hasTimeLeft(campaign, what) && wave * WAVE < MOST_BASKETS; wave += 1) {
    const stock = between(5, 15);
    const goods = await stockedGoods(shop.db, GOODS, stock);
    const before = await soldOf(shop.db, goods);
    const all = await inParallel(WAVE, AT_ONCE, () => {
      const wanted = [...new Set([pick(goods).id, pick(goods).id, pick(goods).id])].map(
        (id) => [id, between(1, 3)] as const,
      );
      return ready(shop.url, `Basket ${wave}`, false, async (visitor) => {
        for (const [product, quantity] of wanted)
          await visitor.post("/cart/lines", { product, quantity: String(quantity) });
      });
    });
    const answers = await Promise.all(all.map(({ press }) => press()));
    const after = await soldOf(shop.db, goods);
    ledger.tried(what, WAVE);
    for (const [at, { id }] of goods.entries()) {
      const [left, sold] = [await stockOf(shop.db, id), after[at]! - before[at]!];
      if (left < 0 || left + sold !== stock)
        ledger.broke(what, `product ${id}: ${sold} sold, ${left} left of ${stock}`, { seed, wave });
    }
    const odd = answers.filter(({ status, publicId }) => !publicId && status !== 409);
    if (odd.length > 0) ledger.broke(what, `answers ${odd.map(({ status }) => status).join(", ")}`, { seed, wave });
  }
}

async function soldOf(db: D1Database, goods: readonly { id: string }[]): Promise<number[]> {
  const rows = await db.batch<{ n: number }>(
    goods.map(({ id }) =>
      db.prepare("SELECT coalesce(sum(quantity), 0) AS n FROM order_line WHERE product_id = ?1").bind(Number(id)),
    ),
  );
  return rows.map(({ results }) => results[0]!.n);
}
