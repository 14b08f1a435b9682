import { randomBytes, randomInt } from "node:crypto";
import { findWholeCart } from "../../../app/data/cart/whole-cart.server.ts";
import type { NewOrder, OrderDetails } from "../../../app/data/orders/new-order.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import type { Coupon } from "../../../app/domain/cart/coupon.ts";
import { quoteOrder, type OrderQuote } from "../../../app/domain/cart/order-quote.ts";
import { newOrderNumber } from "../../../app/domain/orders/order-number.ts";
import type { DeliveryKind } from "../../../app/domain/delivery/delivery-fees.ts";
import type { ParcelState, PaymentKind } from "../../../app/domain/orders/order-states.ts";
import type { Locale } from "../../../app/domain/languages.ts";
import { insertSmallCatalogue, NOW, type SmallProduct } from "../small-catalogue.ts";
import { statementsOf } from "../../support/statements.ts";
import { insert } from "../../support/insert.ts";

/** Vendor 1 is in Addis Ababa, vendor 2 in Adama. */
export const PHONE = 1;
export const CHARGER = 2;
/** SHOE_42 at the product's price, SHOE_43 at 1,200 ETB. */
export const SHOE = 3;
export const BAG = 4;
const RADIO = 5;
export const SHOE_42 = 421;
export const SHOE_43 = 431;

export const GOODS: SmallProduct[] = [
  { id: PHONE, slug: "phone", name: "Phone", nameAm: "ስልክ", price: 250_000, stock: 10 },
  { id: CHARGER, slug: "charger", name: "Charger", price: 100_000, stock: 10, subcategory: 112 },
  {
    id: SHOE,
    slug: "shoe",
    name: "Shoe",
    vendor: 2,
    price: 99_900,
    stock: 10,
    parent: 2,
    category: 21,
    subcategory: 212,
  },
  { id: BAG, slug: "bag", name: "Bag", vendor: 2, price: 50_000, stock: 3, parent: 2, category: 21, subcategory: 211 },
  { id: RADIO, slug: "radio", name: "Radio", price: 80_000, stock: 0 },
];

export async function insertOrderShop(db: D1Database, more: SmallProduct[] = []): Promise<void> {
  await insertSmallCatalogue(db, [...GOODS, ...more]);
  const { run } = statementsOf(db);
  const option = { product_id: SHOE, color: "Blue" };
  await insert(db, "product_variant", { ...option, id: SHOE_42, position: 1, size: "42", price: 99_900 }).run();
  await insert(db, "product_variant", { ...option, id: SHOE_43, position: 2, size: "43", price: 120_000 }).run();
  await run("UPDATE product SET variant_count = 2 WHERE id = ?1", SHOE);
}

export async function stockSizes(db: D1Database, of42: number, of43: number): Promise<void> {
  const { run } = statementsOf(db);
  await run("UPDATE product_variant SET stock_amount = iif(id = ?1, ?2, ?3)", SHOE_42, of42, of43);
  await run("UPDATE product SET stock_amount = ?2, listed_stock = ?2 WHERE id = ?1", SHOE, of42 + of43);
}

export async function clearOrders(db: D1Database): Promise<void> {
  await db.batch([
    ...["shop_order", "cart_line", "cart", "checkout_draft", "coupon", "outbox", "attempt"].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
    ...GOODS.map(({ id, stock, price }) =>
      db
        .prepare(
          "UPDATE product SET stock_amount = ?2, listed_stock = ?2, units_taken = 0, selling_price = ?3, retired_at = NULL, free_delivery = 0 WHERE id = ?1",
        )
        .bind(id, stock ?? 5, price ?? 250_000),
    ),
    db.prepare("UPDATE product_variant SET units_taken = 0, stock_amount = NULL"),
    db.prepare("UPDATE vendor SET closed_until = NULL"),
  ]);
}

interface TestLine {
  product: number;
  variant?: number;
  quantity?: number;
}

export async function fillCart(
  db: D1Database,
  owner: string,
  lines: readonly TestLine[],
  coupon: string | null = null,
) {
  const { run } = statementsOf(db);
  const cart = `INSERT INTO cart (owner, version, updated_at, coupon_code) VALUES (?1, 1, ?2, ?3)
    ON CONFLICT (owner) DO UPDATE SET version = version + 1, coupon_code = ?3`;
  await run(cart, owner, NOW, coupon);
  const added = `INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
    SELECT (SELECT id FROM cart WHERE owner = ?1), value ->> 'product', coalesce(value ->> 'variant', 0),
      coalesce(value ->> 'quantity', 1), 100, ?3 + key FROM json_each(?2)`;
  await run(added, owner, JSON.stringify(lines), NOW);
}

/** Valid now: 10 percent, 100 uses. */
export async function addCoupon(db: D1Database, changes: Partial<Omit<Coupon, "id">> = {}): Promise<number> {
  const { vendorId = null, startsAt = NOW - 1_000, endsAt = NOW + 86_400_000, mostUses = 100, ...more } = changes;
  const plain = { code: "SAVE10", kind: "percent", value: 10, minimum: 0, uses: 0 };
  const bounds = { vendor_id: vendorId, starts_at: startsAt, ends_at: endsAt, most_uses: mostUses };
  return (await insert(db, "coupon", { ...plain, ...bounds, ...more }).run()).meta.last_row_id;
}

export interface TestOrder {
  owner?: string;
  lines?: readonly TestLine[];
  payment?: PaymentKind;
  deliveries?: [vendorId: number, delivery: DeliveryKind][];
  details?: Partial<OrderDetails>;
  coupon?: string | null;
  locale?: Locale;
  confirmBy?: number;
  now?: number;
}

export const DETAILS: OrderDetails = {
  name: "Hana Tesfaye",
  phone: "+251911234567",
  email: null,
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
  woreda: "03",
  landmark: "Edna Mall",
  note: "",
};

export async function quotedOrder(db: D1Database, asked: TestOrder = {}): Promise<NewOrder> {
  const { owner = "session:buyer", payment = "cash", locale = "en", confirmBy = null, now = NOW } = asked;
  const cart = await findWholeCart(db, owner, now);
  const details = { ...DETAILS, ...asked.details };
  const deliveries = new Map(asked.deliveries ?? []);
  const quote = quoteOrder({ ...cart, destination: details, deliveries, isCash: payment === "cash", now });
  return {
    ...{ owner, locale, details, payment, quote, confirmBy, now, cartVersion: cart.version, shownTotal: quote.total },
    ...{ keyHash: secret(), contentHash: secret(), publicId: secret() },
    number: newOrderNumber((below) => randomInt(below)),
  };
}

export interface PlacedTestOrder {
  id: number;
  number: string;
  publicId: string;
  owner: string;
  quote: OrderQuote;
  parcels: { id: number; vendorId: number; position: number; total: number; state: string }[];
}

export async function placeTestOrder(db: D1Database, asked: TestOrder = {}): Promise<PlacedTestOrder> {
  const owner = asked.owner ?? "session:buyer";
  await fillCart(db, owner, asked.lines ?? [{ product: PHONE }], asked.coupon ?? null);
  const order = await quotedOrder(db, asked);
  const refusal = await writeOrder(db, order);
  if (refusal) throw new Error(`the test's order was refused: ${refusal}`);
  const { number, publicId, quote } = order;
  const { readRows, readValue } = statementsOf(db);
  const id = (await readValue<number>("SELECT id FROM shop_order WHERE public_id = ?1", publicId))!;
  const parcels = await readRows<PlacedTestOrder["parcels"][number]>(
    "SELECT id, vendor_id AS vendorId, position, total, state FROM parcel WHERE order_id = ?1 ORDER BY position",
    id,
  );
  return { id, number, publicId, owner, quote, parcels };
}

/** By the operator, whose moves are bound to no owner. */
export const moveTestParcel = (
  db: D1Database,
  { publicId }: { publicId: string },
  { to, position = 1, now = NOW }: { to: ParcelState; position?: number; now?: number },
) => moveParcel(db, { parcel: { publicId, position }, actor: { mover: "operator" }, to, reason: "", now });

function secret(): string {
  return randomBytes(16).toString("base64url");
}
