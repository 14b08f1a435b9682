import { formatEtb } from "../../../app/domain/money.ts";
import { attribute } from "../../steps/shopper/checkout-steps.ts";
import type { OrderRow, Player } from "./player.ts";
import { cartOf, quote, type World } from "./world.ts";

export function same(what: string, shop: unknown, world: unknown): void {
  const [is, owed] = [JSON.stringify(shop), JSON.stringify(world)];
  if (is !== owed) throw new Error(`${what}: ${is} instead of ${owed}`);
}

const sorted = (list: Iterable<string>) => [...list].sort();

export async function comparePage(world: World, player: Player): Promise<void> {
  const { status, text } = await player.visitor.get("/shop/cart");
  same("status of the cart's page", status, 200);
  const tags = text.match(/<(?:input|button)[^>]*>/g) ?? [];
  const named = (tag: string) => [attribute(tag, "name"), attribute(tag, "value")] as const;
  const shown = tags.map(named).flatMap(([name, value]) => (name === "remove" && value.includes("-") ? [value] : []));
  const units = tags
    .map(named)
    .flatMap(([name, value]) => (name.startsWith("was-") ? [`${name.slice(4)} ${value}`] : []));
  const { lines } = cartOf(world);
  const key = (good: number) => `${player.ids[good]}-0`;
  same("lines on the page", sorted(shown), sorted([...lines.keys()].map(key)));
  const had = [...lines].filter(([good]) => world.goods[good]!.isSold && world.goods[good]!.stock > 0);
  same("units on the page", sorted(units), sorted(had.map(([good, line]) => `${key(good)} ${line.units}`)));
  if (lines.size === 0) return keepUndo(world, player, text);
  const total = /class="cart-pay-total"><span>[^<]*<\/span>\s*<strong[^>]*>([^<]*)/.exec(text)?.[1];
  const { total: owed, sellers } = quote(world, player.fees);
  same("total on the page", total, formatEtb(owed));
  const checkout = /cart-pay-button" href="([^"?]*)/.exec(text)?.[1] ?? null;
  const to = world.who === null ? "/shop/guest-checkout" : "/shop/checkout";
  same("way to the checkout", checkout, sellers.length === 0 ? null : to);
  keepUndo(world, player, text);
}

function keepUndo({ removed }: World, player: Player, text: string): void {
  const tag = /<input[^>]*name="undo"[^>]*>/.exec(text)?.[0];
  if (tag) player.undo = attribute(tag, "value");
  if (removed && player.undo === null) throw new Error("a line was removed, and no way to put it back is offered");
}

interface CartRow {
  owner: string;
  coupon: string | null;
  product: number | null;
  quantity: number;
  price: number;
}

export async function compareDatabase(world: World, player: Player): Promise<void> {
  const { accounts, idHash, ids } = player;
  const { db } = player.shop;
  const goods = JSON.stringify(ids);
  const owners = { guest: `session:${idHash}`, A: `account:${accounts.A.id}`, B: `account:${accounts.B.id}` };
  const [carts, stock, wishes, orders, uses] = await db.batch([
    db.prepare(CARTS).bind(JSON.stringify(Object.values(owners))),
    db.prepare(STOCK).bind(goods),
    db.prepare(WISHES).bind(accounts.A.id, accounts.B.id),
    db.prepare(ORDERS).bind(player.since, goods),
    db.prepare("SELECT uses AS n FROM coupon WHERE code = ?1").bind(player.coupon),
  ]);
  for (const [name, owner] of Object.entries(owners)) {
    const cart = world.carts[name as keyof typeof owners];
    const rows = (carts!.results as unknown as CartRow[]).filter((row) => row.owner === owner);
    const lines = rows.filter(({ product }) => product !== null);
    same(
      `cart of ${name}`,
      sorted(lines.map(({ product, quantity, price }) => `${product} ${quantity} at ${price}`)),
      sorted([...cart.lines].map(([good, line]) => `${ids[good]} ${line.units} at ${line.price}`)),
    );
    const hasCoupon = rows.some(({ coupon }) => coupon !== null);
    same(`coupon of ${name}`, hasCoupon, cart.hasCoupon);
  }
  same(
    "stock",
    counts(stock!),
    world.goods.map(({ stock }) => stock),
  );
  same("uses of the coupon", counts(uses!), [world.couponUses]);
  const wished = (wishes!.results as { account: number; product: number }[]).map(
    (one) => `${one.account} ${one.product}`,
  );
  const owed = (["A", "B"] as const).flatMap((who) =>
    [...world.wishes[who]].map((good) => `${accounts[who].id} ${ids[good]}`),
  );
  same("wishes", sorted(wished), sorted(owed));
  player.orders = orders!.results as unknown as OrderRow[];
  same(
    "orders",
    player.orders.map((row) => orderOfShop(row, player)),
    world.orders.map((order) => orderOfWorld(order, player)),
  );
}

const counts = ({ results }: D1Result): number[] => (results as { n: number }[]).map(({ n }) => n);

function orderOfShop({ owner, sums, parcels, lines }: OrderRow, { accounts }: Player): string {
  const who = (["A", "B"] as const).find((name) => owner === `account:${accounts[name].id}`) ?? "a guest";
  return `${who}: ${lines}; ${parcels}; ${sums}`;
}

function orderOfWorld({ owner, ...order }: World["orders"][number], { ids, sellers }: Player): string {
  const lines = sorted(order.lines.map(({ good, units, price }) => `${ids[good]} ${units} at ${price}`));
  const parcels = sorted(
    order.parcels.map(({ seller, isCancelled }) => `${sellers[seller]} ${isCancelled ? "cancelled" : "placed"}`),
  );
  const who = owner === "A" || owner === "B" ? owner : "a guest";
  return `${who}: ${lines.join(", ")}; ${parcels.join(", ")}; ${order.goods} - ${order.discount}, ${order.total}`;
}

const CARTS = `
  SELECT c.owner, c.coupon_code AS coupon, l.product_id AS product, l.quantity, l.price_when_added AS price
  FROM cart c LEFT JOIN cart_line l ON l.cart_id = c.id WHERE c.owner IN (SELECT value FROM json_each(?1))`;
const STOCK = "SELECT stock_amount AS n FROM product WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY feed_id";
const WISHES = "SELECT account_id AS account, product_id AS product FROM wishlist_item WHERE account_id IN (?1, ?2)";
const ORDERS = `
  SELECT o.public_id AS publicId, o.number, o.owner,
    o.goods_total || ' - ' || o.discount_total || ', ' || o.total AS sums,
    (SELECT group_concat(t, ', ') FROM (
      SELECT c.vendor_id || ' ' || c.state AS t FROM parcel c WHERE c.order_id = o.id ORDER BY t)) AS parcels,
    (SELECT group_concat(t, ', ') FROM (
      SELECT l.product_id || ' ' || l.quantity || ' at ' || l.unit_price AS t
      FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id WHERE c.order_id = o.id ORDER BY t)) AS lines
  FROM shop_order o WHERE o.id > ?1 AND EXISTS (
    SELECT 1 FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
    WHERE c.order_id = o.id AND l.product_id IN (SELECT value FROM json_each(?2)))
  ORDER BY o.id`;
