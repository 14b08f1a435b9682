import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { Budget } from "../../../app/data/budget.server.ts";
import { freeExpiredHolds, reportTransfer } from "../../../app/data/payments/payments.server.ts";
import { confirmTransfer, refuseTransfer } from "../../../app/data/payments/operator-payments.server.ts";
import { findTry } from "../../../app/data/payments/payment-tries.server.ts";
import type { PaymentState } from "../../../app/domain/orders/order-states.ts";
import { mayPaymentBecome } from "../../support/payment-steps.ts";
import { readPaymentPages } from "../../../app/request/payment-settings.server.ts";
import { openPayment, settleTry } from "../../../app/shared/payment/payment-page.server.ts";
import { checkPayments } from "../../../workers/check-payments.ts";
import * as shop from "../../data/orders/order-shop.ts";
import { MINUTE, NOW } from "../../data/small-catalogue.ts";
import { StandInChapa } from "../../support/chapa.ts";
import { db, run } from "../../support/test-database.ts";

// Events in any order: states only move forward, stock and money balance.

const OWNER = "session:buyer";
const author = { kind: "operator", id: "", name: "", address: "" } as const;
let chapa: StandInChapa;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
    chapa.answer(new Request(address as string, init as RequestInit)),
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

type Event =
  | { kind: "open" | "lostOpen" | "sweep" | "expire" | "report" | "missing" }
  | { kind: "chapa"; says: "success" | "failed/cancelled" | "pending"; try: 1 | 2 }
  | { kind: "wrong"; try: 1 | 2 }
  | { kind: "told"; try: 1 | 2 }
  | { kind: "cancel"; parcel: 0 | 1 }
  | { kind: "transferred"; isWhole: boolean }
  | { kind: "time"; minutes: number };

const which = fc.constantFrom<1 | 2>(1, 2);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constantFrom<"open" | "lostOpen" | "sweep" | "expire" | "report" | "missing">(
      "open",
      "lostOpen",
      "sweep",
      "expire",
      "report",
      "missing",
    ),
  }),
  fc.record({
    kind: fc.constant("chapa" as const),
    says: fc.constantFrom<"success" | "failed/cancelled" | "pending">(
      "success",
      "success",
      "failed/cancelled",
      "pending",
    ),
    try: which,
  }),
  fc.record({ kind: fc.constant("told" as const), try: which }),
  fc.record({ kind: fc.constant("wrong" as const), try: which }),
  fc.record({ kind: fc.constant("cancel" as const), parcel: fc.constantFrom<0 | 1>(0, 1) }),
  fc.record({ kind: fc.constant("transferred" as const), isWhole: fc.boolean() }),
  fc.record({ kind: fc.constant("time" as const), minutes: fc.constantFrom(1, 5, 20, 3_000) }),
);

interface Books {
  state: PaymentState;
  amount: number;
  parcels: { id: number; state: string; total: number }[];
  refunds: { parcel: number; amount: number }[];
  units: { initial: number; onHand: number; held: number; sold: number; id: number }[];
}

async function books(id: number): Promise<Books> {
  const [payment, parcels, refunds, units] = await db.batch([
    db.prepare("SELECT state, amount FROM payment WHERE order_id = ?").bind(id),
    db.prepare("SELECT id, state, total FROM parcel WHERE order_id = ? ORDER BY position").bind(id),
    db.prepare("SELECT parcel_id AS parcel, amount FROM refund WHERE order_id = ?").bind(id),
    db.prepare(
      "SELECT product_id AS id, initial, on_hand AS onHand, held, sold FROM audit_stock WHERE product_id IN (1, 4)",
    ),
  ]);
  return {
    ...(payment!.results[0] as { state: PaymentState; amount: number }),
    ...{ parcels: parcels!.results, refunds: refunds!.results, units: units!.results },
  } as Books;
}

interface World {
  now: number;
  placed: shop.PlacedTestOrder;
  /** Santim by transfer, each once. */
  came: number;
}

async function happen(event: Event, world: World): Promise<void> {
  const { placed } = world;
  const { id, publicId, number } = placed;
  const reference = (n: 1 | 2) => (n === 1 ? `gulit-${publicId}` : `gulit-${publicId}-2`);
  const paymentPages = readPaymentPages(chapa.bindings);
  const settings = paymentPages.get("chapa")!;
  const publicOrigin = "https://gulit.example";
  const tools = { db, budget: new Budget(), paymentPages, publicOrigin, now: world.now };
  if (event.kind === "time") world.now += event.minutes * MINUTE;
  else if (event.kind === "open" || event.kind === "lostOpen") {
    if (event.kind === "lostOpen") chapa.faults.set("initialize", "wrong");
    await openPayment({ ...tools, session: { owner: OWNER } as never }, publicId);
    chapa.faults.clear();
  } else if (event.kind === "sweep") {
    await checkPayments({ ...chapa.bindings, DB: db, OUTBOX: { send: async () => {} } as never }, world.now);
  } else if (event.kind === "expire") await freeExpiredHolds(db, world.now, 10).run();
  else if (event.kind === "report") {
    await reportTransfer(db, { owner: OWNER, publicId, bankReference: "FT1234", now: world.now });
  } else if (event.kind === "missing") {
    await refuseTransfer(db, { number, seen: (await books(id)).state, author, now: world.now });
  } else if (event.kind === "cancel") {
    const parcel = placed.parcels[event.parcel]!.id;
    const sql =
      "UPDATE parcel SET state = 'cancelled', state_at = ?2 WHERE id = ?1 AND state IN ('awaitingPayment', 'placed')";
    await run(sql, parcel, world.now);
  } else if (event.kind === "transferred") {
    const before = await books(id);
    const living = sum(before.parcels.filter(({ state }) => state !== "cancelled").map(({ total }) => total));
    const asked = before.state === "due" ? living : before.amount;
    const amount = event.isWhole ? asked : asked - 100;
    await confirmTransfer(db, { number, amount, seen: before.state, author, now: world.now });
    const after = await books(id);
    if (after.state === "paid" && before.state !== "paid") world.came += asked;
    const late = (entries: Books) =>
      sum(entries.refunds.filter(({ parcel }) => parcel <= 0).map(({ amount }) => amount));
    world.came += late(after) - late(before);
  } else if ("try" in event) {
    const known = chapa.transactions.get(reference(event.try));
    if (!known) return;
    if (event.kind === "chapa" && known.status !== "success") known.status = event.says;
    if (event.kind === "wrong" && known.status !== "success")
      Object.assign(known, { status: "success", amount: "0.01" });
    const one = event.kind === "told" ? await findTry(db, reference(event.try)) : null;
    if (one) await Promise.all([settleTry(db, settings, one, world.now), settleTry(db, settings, one, world.now)]);
  }
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

async function receivedAtChapa(id: number): Promise<number> {
  const sql = "SELECT coalesce(sum(amount), 0) AS sum FROM payment_try WHERE order_id = ? AND state = 'received'";
  return (await db.prepare(sql).bind(id).first<number>("sum"))!;
}

function check(before: Books, after: Books, received: number): void {
  if (before.state !== after.state) expect(mayPaymentBecome(before.state, after.state)).toBe(true);
  for (const { id, initial, onHand, held, sold } of after.units) {
    expect(onHand + held + sold).toBe(initial);
    expect(initial).toBe(before.units.find((unit) => unit.id === id)!.initial);
  }
  const living = after.parcels.filter(({ state }) => state !== "cancelled");
  const waiting = living.some(({ state }) => state === "awaitingPayment");
  if (["failed", "expired", "void"].includes(after.state)) expect(living).toEqual([]);
  else expect(waiting).toBe(after.state !== "paid" && living.length > 0);
  const kept = after.state === "paid" ? sum(living.map(({ total }) => total)) : 0;
  expect(received).toBe(kept + sum(after.refunds.map(({ amount }) => amount)));
}

const runs = inject("isFull") ? 300 : 12;

test.each(["chapa", "transfer"] as const)(
  "%s: any events in any order keep the books",
  async (payment) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
        await shop.clearOrders(db);
        chapa = new StandInChapa("https://chapa.test");
        const lines = [{ product: shop.PHONE, quantity: 2 }, { product: shop.BAG }];
        const placed = await shop.placeTestOrder(db, { owner: OWNER, payment, lines });
        const world: World = { now: NOW, placed, came: 0 };
        let before = await books(placed.id);
        for (const one of events) {
          await happen(one, world);
          const after = await books(placed.id);
          check(before, after, world.came + (await receivedAtChapa(placed.id)));
          before = after;
        }
      }),
      { numRuns: runs, seed: 20_261_122 },
    );
  },
  300_000,
);
