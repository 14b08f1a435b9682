import type { ParcelState, PaymentKind, PaymentState, ShownState } from "../../domain/orders/order-states.ts";
import type { Recipient } from "../../domain/orders/order.ts";
import { RECIPIENT } from "./orders.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { namedJson } from "../translated.server.ts";
import type { OrderSearch } from "../../domain/orders/order-search.ts";

/** total in santim without cancelled goods. */
export interface DeskOrderRow extends Recipient {
  id: number;
  number: string;
  placedAt: number;
  paymentKind: PaymentKind;
  paymentState: PaymentState;
  total: number;
  parcels: (Translated<"vendor"> & { position: number; state: ParcelState })[];
}

/** Orders read for one page, some 20 ms of the database. */
const walkLength = 5_000;

/** `next` is the key of the next page; a page may be short after 5,000 orders read. */
export async function listDeskOrders(db: D1Database, asked: OrdersQuestion, size: number) {
  const { sql, conditions, values } = ordersWalk(asked);
  const walked = conditions.length > 0 ? walkLength : size + 1;
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const { results } = await db
    .prepare(LIST(`${sql} LIMIT ${walked}`, where, `?${values.length + 1}`))
    .bind(...values, size + 1)
    .all<Row>();
  const [{ count, last }] = results as [Row];
  const rows = results.filter((row) => row.id !== null);
  const orders = rows.slice(0, size).map((row) => ({
    ...row,
    parcels: JSON.parse(row.parcels) as DeskOrderRow["parcels"],
  }));
  return {
    orders,
    next: rows.length > size ? orders.at(-1)!.id : conditions.length > 0 && count === walked ? last : null,
  };
}

type Row = Omit<DeskOrderRow, "parcels"> & { parcels: string; count: number; last: number | null };

const LIST = (walk: string, where: string, size: string) => `
  WITH walked AS MATERIALIZED (${walk}), found AS (
    SELECT o.id FROM walked w CROSS JOIN shop_order o ON o.id = w.id CROSS JOIN payment y ON y.order_id = o.id
    ${where} ORDER BY o.id DESC LIMIT ${size})
  SELECT e.count, e.last, o.id, o.number, ${RECIPIENT}, o.placed_at AS placedAt,
    y.kind AS paymentKind, y.state AS paymentState,
    (SELECT coalesce(sum(c.total), 0) FROM parcel c WHERE c.order_id = o.id AND c.state <> 'cancelled') AS total,
    (SELECT json_group_array(json_object('position', c.position, 'state', c.state, ${namedJson("v", "vendor")}))
      FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id WHERE c.order_id = o.id) AS parcels
  FROM (SELECT count(*) AS count, min(id) AS last FROM walked) e
  LEFT JOIN found f LEFT JOIN shop_order o ON o.id = f.id LEFT JOIN payment y ON y.order_id = o.id ORDER BY o.id DESC`;

export interface OrdersQuestion {
  search: OrderSearch | null;
  state: ShownState | null;
  payment: PaymentState | null;
  region: string | null;
  since: number | null;
  before: number | null;
}

/** Newest first, by one index; other conditions are tested for each order `o` with payment `y`. */
interface OrdersWalk {
  sql: string;
  conditions: string[];
  values: (string | number)[];
}

function ordersWalk(asked: OrdersQuestion): OrdersWalk {
  const values: OrdersWalk["values"] = [];
  const add = (value: string | number) => `?${values.push(value)}`;
  const older = add(asked.before ?? Number.MAX_SAFE_INTEGER);
  const first = asked.since === null ? null : FIRST_SINCE(add(asked.since));
  const range = (id: string) => `${id} < ${older}${first ? ` AND ${id} >= ${first}` : ""}`;
  const leader = leaderOf(asked);
  const names = Object.keys(lookups) as (keyof typeof lookups)[];
  return {
    sql: leaders[leader]({ asked, add, range }),
    conditions: names
      .filter((name) => name !== leader && asked[name] !== null)
      .map((name) => lookups[name](asked, add))
      // Cash orders that wait for a phone's code are stored as awaitingPayment, too.
      .concat(asked.state === "awaitingPayment" ? ["y.kind <> 'cash'"] : []),
    values,
  };
}

type Leader = "search" | "payment" | "state" | "region" | "all";
type Add = (value: string | number) => string;

const few = new Set<string>([
  "pending",
  "reported",
  "awaitingPayment",
  "awaitingCode",
  "placed",
  "confirmed",
  "preparing",
  "onTheWay",
  "returnAsked",
]);

function leaderOf({ search, payment, state, region }: OrdersQuestion): Leader {
  if (search) return "search";
  if (payment && few.has(payment)) return "payment";
  if (state && few.has(state)) return "state";
  if (region) return "region";
  return state ? "state" : payment ? "payment" : "all";
}

interface Leading {
  asked: OrdersQuestion;
  add: Add;
  range: (id: string) => string;
}

const leaders: Record<Leader, (leading: Leading) => string> = {
  search: ({ asked, add, range }) => SEARCHED(asked.search!, add, range),
  payment: ({ asked, add, range }) =>
    `SELECT order_id AS id FROM payment WHERE state = ${add(asked.payment!)} AND ${range("order_id")} ORDER BY order_id DESC`,
  state: ({ asked, add, range }) =>
    asked.state === "awaitingCode"
      ? `SELECT order_id AS id FROM payment y WHERE ${WAITS_FOR_CODE} AND ${range("order_id")} ORDER BY order_id DESC`
      : `SELECT DISTINCT order_id AS id FROM parcel WHERE state = ${add(asked.state!)} AND ${range("order_id")} ORDER BY order_id DESC`,
  region: ({ asked, add, range }) =>
    `SELECT id FROM shop_order WHERE region = ${add(asked.region!)} AND ${range("id")} ORDER BY id DESC`,
  all: ({ range }) => `SELECT id FROM shop_order WHERE ${range("id")} ORDER BY id DESC`,
};

const lookups = {
  state: ({ state }: OrdersQuestion, add: Add) =>
    state === "awaitingCode"
      ? WAITS_FOR_CODE
      : `EXISTS (SELECT 1 FROM parcel c WHERE c.order_id = o.id AND c.state = ${add(state!)})`,
  payment: ({ payment }: OrdersQuestion, add: Add) => `y.state = ${add(payment!)}`,
  region: ({ region }: OrdersQuestion, add: Add) => `o.region = ${add(region!)}`,
};

const WAITS_FOR_CODE = "y.kind = 'cash' AND y.state = 'due' AND y.pay_by IS NOT NULL";

/** Ids grow with time; returns a number beyond all ids if no order is newer. */
const FIRST_SINCE = (time: string) =>
  `coalesce((SELECT id FROM shop_order WHERE placed_at >= ${time} ORDER BY placed_at LIMIT 1), ${Number.MAX_SAFE_INTEGER})`;

function SEARCHED(search: OrderSearch, add: Add, range: Leading["range"]): string {
  if (search.by === "number")
    return `SELECT id FROM shop_order WHERE number = ${add(search.number)} AND ${range("id")}`;
  if (search.by === "phone") {
    return `SELECT id FROM shop_order WHERE phone = ${add(search.phone)} AND ${range("id")} ORDER BY id DESC`;
  }
  // The longest prefix has the fewest matches.
  const [longest, ...others] = search.words.toSorted((a, b) => b.length - a.length).map(add);
  const begins = (column: string, word: string) => `${column} >= ${word} AND ${column} < ${word} || char(1114111)`;
  const also = others.map(
    (word) => ` AND EXISTS (SELECT 1 FROM order_name m WHERE m.order_id = n.order_id AND ${begins("m.word", word)})`,
  );
  return `SELECT DISTINCT n.order_id AS id FROM order_name n
    WHERE ${begins("n.word", longest!)} AND ${range("n.order_id")}${also.join("")} ORDER BY n.order_id DESC`;
}
