import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findOrder } from "../../app/data/orders/orders.server.ts";
import { moveParcel, type ParcelActor } from "../../app/data/orders/parcels.server.ts";
import { readMonthFile } from "../../app/data/payments/month-files.server.ts";
import { listOpenPayments, markRefunded } from "../../app/data/payments/operator-payments.server.ts";
import { auditBooks } from "../../app/data/upkeep/audit.server.ts";
import { listBookLines } from "../../app/data/vendors/vendor-parcels.server.ts";
import { csvLine } from "../../app/domain/csv.ts";
import { formatEtb } from "../../app/domain/money.ts";
import { type FileColumn, type MonthFile, moneyColumns, monthFiles } from "../../app/domain/orders/month-files.ts";
import { parcelNumber } from "../../app/domain/orders/order-number.ts";
import type { ParcelState } from "../../app/domain/orders/order-states.ts";
import { certainStates } from "../../app/domain/orders/parcel-work.ts";
import { receiptView } from "../../app/domain/orders/receipt-view.ts";
import { dayStart, isWorkingTime, workingHoursBefore } from "../../app/domain/orders/working-hours.ts";
import { parseMonth, sumsOf } from "../../app/domain/vendors/books.ts";
import { sendDue } from "../../workers/send-outbox.ts";
import { runUpkeep } from "../../workers/upkeep.ts";
import { setSettings } from "../support/set-settings.ts";
import { addCoupon, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../data/orders/order-shop.ts";

// A month of a small market on a moved clock: 400 orders, 30 sellers of whom five never answer, refunds, and four days
// without SMS. The cron runs every hour, then people act.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = { ...parseMonth("2026-11")!, locale: "en" };
const [ORDERS, SELLERS, SILENT, MOST_CANCELLED] = [400, 30, 5, 2];
const OUTAGE = [MONTH.from + 9 * DAY, MONTH.from + 13 * DAY] as const;
const FIRST = 101;
const SMS = { SMS_API_URL: "https://sms.example/send", SMS_API_KEY: "key", SMS_FROM: "Gulit" };
const SHOP = {
  DB: env.DB,
  PUBLIC_ORIGIN: "https://gulit.example",
  SESSION_SECRET: "a secret of 32 letters for one test",
  ...SMS,
};

let now = MONTH.from;
const ticks: number[] = [];
const orders: PlacedTestOrder[] = [];
const heard: { to: string; text: string; at: number }[] = [];
/** Santim of what people did, counted beside the database. */
const handed = new Map<number, number>();
let [cashHanded, cancelledPaid, returned] = [0, 0, 0];

/** The same month in each run. */
let seed = 53;
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const upTo = (most: number) => Math.floor(chance() * most);

interface ParcelNow {
  id: number;
  number: string;
  publicId: string;
  owner: string;
  position: number;
  vendorId: number;
  state: ParcelState;
  stateAt: number;
  total: number;
  goods: number;
  kind: string;
  isOffered: number;
  promisedUntil: number;
}
const PARCELS = `
  SELECT c.id, o.number, o.public_id AS publicId, o.owner, c.position, c.vendor_id AS vendorId, c.state, c.state_at AS stateAt, c.total,
    c.goods_total - c.discount_total - c.rounding AS goods, y.kind, c.promised_until AS promisedUntil,
    EXISTS (SELECT 1 FROM parcel_reminder r WHERE r.parcel_id = c.id AND (r.kind, r.step) IN (VALUES ('silent', 3), ('late', 2))) AS isOffered
  FROM parcel c JOIN shop_order o ON o.id = c.order_id JOIN payment y ON y.order_id = o.id`;
const parcels = async () => (await env.DB.prepare(`${PARCELS} ORDER BY c.id`).all<ParcelNow>()).results;
const rowsOf = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results;

async function place(): Promise<void> {
  const first = 1 + upTo(SELLERS);
  const sellers = new Set([first, ...(chance() < 0.4 ? [1 + upTo(SELLERS)] : [])]);
  const payment = (["cash", "cash", "transfer", "chapa"] as const)[upTo(4)]!;
  const order = await placeTestOrder(env.DB, {
    ...{
      owner: `session:${orders.length}`,
      payment,
      coupon: chance() < 0.2 ? "SAVE10" : null,
      now: now - 2 - upTo(HOUR - 2),
    },
    lines: [...sellers].map((seller) => ({ product: FIRST + seller, quantity: 1 + upTo(3) })),
    ...(chance() < 0.3 && { details: { region: "tigray", city: "Mekelle" } }),
  });
  orders.push(order);
  if (payment !== "cash" && chance() < 0.9) {
    const paid = "UPDATE payment SET state = 'paid', state_at = ?2 WHERE order_id = ?1";
    await env.DB.prepare(paid)
      .bind(order.id, now - 1)
      .run();
  }
}

async function act(parcel: ParcelNow): Promise<void> {
  const { publicId, position, owner, state, total, goods, kind, vendorId } = parcel;
  const move = async (actor: ParcelActor, to: ParcelState) =>
    (await moveParcel(env.DB, { parcel: { publicId, position }, actor, to, reason: "", now })).kind === "moved";
  const shopper = { mover: "shopper", owner } as const;
  const seller = { mover: "vendor", vendorId } as const;
  if (state === "placed" && parcel.isOffered && chance() < 0.05) {
    if ((await move(shopper, "cancelled")) && kind !== "cash") cancelledPaid += total;
  } else if (state === "placed" && vendorId > SILENT && chance() < 0.08) await move(seller, "confirmed");
  else if (state === "confirmed" && chance() < 0.05) await move(seller, "onTheWay");
  else if (state === "onTheWay" && chance() < 0.03 && (await move(seller, "delivered"))) {
    handed.set(vendorId, (handed.get(vendorId) ?? 0) + total);
    if (kind === "cash") cashHanded += total;
  } else if (state === "delivered" && chance() < 0.002) await move(shopper, "returnAsked");
  else if (state === "returnAsked" && chance() < 0.1 && (await move(seller, "returned"))) returned += goods;
}

async function hour(): Promise<void> {
  ticks.push(now);
  await runUpkeep(env.DB, now);
  for (let isMore = true; isMore;) {
    isMore = false;
    await sendDue({ ...SHOP, OUTBOX: { send: async () => void (isMore = true) as never } } as never, now);
  }
  for (const parcel of await parcels()) await act(parcel);
  for (const { number, amount } of (await listOpenPayments(env.DB, 100)).refunds) {
    const author = { kind: "staff", id: "1", name: "Hana", address: "" } as const;
    if (chance() < 0.02) await markRefunded(env.DB, { number, amount, how: "telebirr", author, now });
  }
  now += HOUR;
}

beforeAll(async () => {
  const goods = Array.from({ length: SELLERS }, (_, at) => at + 1);
  await insertOrderShop(
    env.DB,
    goods.map((at) => ({
      id: FIRST + at,
      name: `Thing ${at}`,
      slug: `thing-${at}`,
      price: 10_000 + at * 3_337,
      stock: 2_000,
    })),
  );
  const cities = ["Addis Ababa", "Adama", "Hawassa", "Mekelle"];
  const seller =
    "INSERT INTO vendor (id, name, city, created_at) VALUES (?1, 'Seller ' || ?1, ?2, 0) ON CONFLICT (id) DO NOTHING";
  await env.DB.batch(goods.map((at) => env.DB.prepare(seller).bind(at, cities[at % 4])));
  await env.DB.batch([
    env.DB.prepare("UPDATE vendor SET phone = '09123456' || printf('%02d', id), locale = 'en'"),
    env.DB.prepare("UPDATE product SET vendor_id = id - ?1 WHERE id > ?1").bind(FIRST),
  ]);
  await addCoupon(env.DB, { startsAt: 0, endsAt: MONTH.until, mostUses: 1_000 });
  await setSettings(env.DB, { silentCancels: String(MOST_CANCELLED) });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    if (now >= OUTAGE[0] && now < OUTAGE[1]) return new Response("<h1>503</h1>", { status: 503 });
    const { to, message } = JSON.parse(body) as { to: string; message: string };
    heard.push({ to, text: message, at: now });
    return Response.json({ acknowledge: "success" });
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const hours = (MONTH.until - MONTH.from) / HOUR;
  for (let at = 0; at < hours; at++) {
    while (orders.length < Math.min(ORDERS, (ORDERS * at) / (hours - 2 * 24))) await place();
    await hour();
  }
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As read back from the file's text. */
async function fileOf(file: MonthFile) {
  const columns: readonly FileColumn[] = monthFiles[file];
  const lines: string[] = [];
  for await (const portion of readMonthFile(env.DB, file, MONTH)) {
    for (const cells of portion) {
      lines.push(
        csvLine(
          columns.map((name, at) => (moneyColumns.includes(name) ? { santim: Number(cells[at]) } : (cells[at] ?? ""))),
        ),
      );
    }
  }
  const rows = parse(lines.join(""), { columns: [...columns] }) as Record<FileColumn, string>[];
  return { rows, sum: (name: FileColumn) => rows.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0) };
}
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

test("the month has what it should have", async () => {
  expect([orders.length, new Set((await parcels()).map(({ vendorId }) => vendorId)).size]).toEqual([ORDERS, SELLERS]);
  expect([handed.size, cashHanded > 0, cancelledPaid > 0, returned > 0]).toEqual([SELLERS - SILENT, true, true, true]);
  const states = new Set((await parcels()).map(({ state }) => state));
  for (const state of ["placed", "delivered", "cancelled", "returned"] as const) expect([...states]).toContain(state);
});

test("books, files, receipts and database agree to the santim", async () => {
  expect(await auditBooks(env.DB, now)).toEqual([]);
  const all = await parcels();
  const total = sum([...handed.values()], (one) => one);
  const byShop = all.filter(({ state }) => state === "cancelled");

  const files = { orders: await fileOf("orders"), parcels: await fileOf("parcels"), refunds: await fileOf("refunds") };
  expect(files.orders.sum("amount")).toBe(sum(orders, ({ quote }) => quote.goodsTotal));
  expect(files.parcels.sum("total")).toBe(total);
  for (const [seller, handedOver] of handed) {
    const own = files.parcels.rows.filter(({ sellerId }) => Number(sellerId) === seller);
    expect(Math.round(sum(own, (row) => Number(row.total)) * 100)).toBe(handedOver);
  }
  expect((await fileOf("cash")).sum("total")).toBe(cashHanded);
  const [{ paidBack }] = (await rowsOf<{ paidBack: number }>("SELECT sum(amount) AS paidBack FROM refund")) as [
    { paidBack: number },
  ];
  const ofShop = sum(
    await rowsOf<{ total: number }>(`
    SELECT c.total FROM parcel c JOIN payment y ON y.order_id = c.order_id
    WHERE c.cancelled_by = 'shop' AND y.kind <> 'cash' AND y.state = 'paid'`),
    (row) => row.total,
  );
  expect([files.refunds.sum("amount"), paidBack]).toEqual(Array(2).fill(cancelledPaid + ofShop + returned));
  const [{ discount }] = (await rowsOf(
    "SELECT sum(discount_total) AS discount FROM parcel WHERE state <> 'cancelled'",
  )) as [{ discount: number }];
  expect((await fileOf("coupons")).sum("discount")).toBe(discount);
  expect(byShop.length).toBeGreaterThan(0);

  const books = sumsOf(await listBookLines(env.DB, MONTH, null));
  expect([books.total, books.refunded]).toEqual([total, returned]);

  let receipts = 0;
  for (const { owner, publicId } of orders) {
    const order = (await findOrder(env.DB, owner, publicId))!;
    for (const parcel of order.parcels) {
      const wasDelivered = parcel.events.some(({ state }) => state === "delivered");
      const isDue =
        order.payment.kind === "cash" ? wasDelivered : parcel.events.some(({ state }) => state === "placed");
      expect([parcel.receipt !== null, isDue]).toEqual([isDue, isDue]);
      if (!parcel.receipt) continue;
      expect(receiptView(order, parcel, parcel.receipt, "en").total).toBe(formatEtb(parcel.total));
      if (wasDelivered) receipts += parcel.total;
    }
  }
  expect(receipts).toBe(total);
});

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

interface Step {
  parcel: number;
  kind: string;
  step: number;
  at: number;
}

/** Steps that are due by the parcel's state and the time at which its seller was notified. */
function expectedSteps(
  { id, promisedUntil }: ParcelNow,
  states: [at: number, ParcelState][],
  notifiedAt: number,
): Step[] {
  const steps: Step[] = [];
  let [silent, late] = [0, 0];
  const take = (kind: "silent" | "late", step: number, at: number) => steps.push({ parcel: id, kind, step, at });
  for (const at of ticks.filter(isWorkingTime)) {
    const state = states.findLast(([since]) => since < at)?.[1];
    if (!state || !certainStates.includes(state)) continue;
    const due =
      state === "placed" ? [48, 24, 12].findIndex((hours) => notifiedAt <= workingHoursBefore(at, hours)) : -1;
    if (due >= 0 && 3 - due > silent) take("silent", (silent = 3 - due), at);
    const hasOffer = state === "placed" && silent === 3;
    if (late < 2 && !hasOffer && promisedUntil < workingHoursBefore(at, 12)) take("late", (late = 2), at);
    else if (late < 1 && state !== "placed" && promisedUntil < at) take("late", (late = 1), at);
  }
  return steps;
}

const texts: [RegExp, kind: string, steps: number[]][] = [
  [/still waits for your answer/, "silent", [1, 2]],
  [/has not answered about/, "silent", [3]],
  [/and is not delivered yet/, "late", [1]],
  [/ is late\. Sorry/, "late", [2]],
];

test("every reminder is taken exactly once and heard at most once, whatever the provider did", async () => {
  const all = await parcels();
  const events = await rowsOf<{ id: number; state: ParcelState; at: number }>(
    "SELECT parcel_id AS id, state, at FROM parcel_event ORDER BY at",
  );
  const states = grouped(events, ({ id }) => id);
  const links = await rowsOf<{ id: number; at: number | null }>(
    "SELECT parcel_id AS id, min(notified_at) AS at FROM parcel_link GROUP BY parcel_id",
  );
  const received = new Map(links.map(({ id, at }) => [id, at ?? Infinity]));
  const expected = all.flatMap((parcel) =>
    expectedSteps(
      parcel,
      states.get(parcel.id)!.map(({ at, state }) => [at, state]),
      received.get(parcel.id) ?? Infinity,
    ),
  );
  const taken = await rowsOf<Step>(
    "SELECT parcel_id AS parcel, kind, step, at FROM parcel_reminder WHERE step < 4 ORDER BY at, parcel_id",
  );
  const sorted = (steps: Step[]) =>
    steps.map((step) => JSON.stringify([step.at, step.parcel, step.kind, step.step])).toSorted();
  expect(sorted(taken)).toEqual(sorted(expected));
  for (const [kind, step] of [
    ["silent", 1],
    ["silent", 2],
    ["silent", 3],
    ["late", 1],
    ["late", 2],
  ] as const) {
    expect(taken.filter((one) => one.kind === kind && one.step === step).length, `${kind} ${step}`).toBeGreaterThan(10);
  }

  const lost = await rowsOf<{ text: string }>("SELECT text FROM outbox WHERE kind = 'sms' AND state = 'dropped'");
  for (const [words, kind, steps] of texts) {
    const ofKind = heard.filter(({ text }) => words.test(text));
    for (const { id, number, position } of all) {
      const name = parcelNumber(number, position);
      const rows = taken.filter((one) => one.parcel === id && one.kind === kind && steps.includes(one.step));
      expect(
        ofKind.filter(({ text }) => text.includes(`${name} `) || text.includes(`${name}.`)).length,
      ).toBeLessThanOrEqual(rows.length);
    }
    const names = {
      silent1: ["vendorReminder"],
      silent3: ["sellerSilent", "sellerSilentEnds"],
      late1: ["vendorLate"],
      late2: ["parcelLate", "parcelLateSent"],
    };
    const dropped = lost.filter(({ text }) => names[`${kind}${steps[0]}` as keyof typeof names].includes(text)).length;
    const all4 = taken.filter((one) => one.kind === kind && steps.includes(one.step)).length;
    expect(ofKind.length + dropped, String(words)).toBe(all4);
  }
});

test("the outage closes no seller, and the shop cancels only what its shopper was offered, two a day at most", async () => {
  expect(await rowsOf("SELECT id FROM vendor WHERE closed_until IS NOT NULL OR hidden_at IS NOT NULL")).toEqual([]);
  const unreached = await rowsOf<{ id: number }>(
    "SELECT parcel_id AS id FROM parcel_link WHERE notified_at IS NULL AND failed_at IS NOT NULL",
  );
  expect(unreached.length).toBeGreaterThan(0);
  const silent = await rowsOf<Step>(
    "SELECT parcel_id AS parcel, kind, step, at FROM parcel_reminder WHERE kind = 'silent'",
  );
  expect(silent.filter(({ parcel }) => unreached.some(({ id }) => id === parcel))).toEqual([]);

  const cancelled = silent.filter(({ step }) => step === 4);
  const days = grouped(cancelled, ({ at }) => dayStart(at));
  expect(Math.max(...[...days.values()].map((of) => of.length))).toBe(MOST_CANCELLED);
  const all = new Map((await parcels()).map((parcel) => [parcel.id, parcel]));
  const byCron = await rowsOf<{ count: number }>("SELECT count(*) AS count FROM parcel WHERE cancelled_by = 'shop'");
  expect(byCron).toEqual([{ count: cancelled.length }]);
  for (const { parcel, at } of cancelled) {
    const { number, position, state } = all.get(parcel)!;
    const offer = heard.find(
      ({ text }) => /has not answered about/.test(text) && text.includes(parcelNumber(number, position)),
    )!;
    expect([state, offer.at <= workingHoursBefore(at, 12)]).toEqual(["cancelled", true]);
  }
});
