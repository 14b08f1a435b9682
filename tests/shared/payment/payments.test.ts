import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Budget } from "../../../app/data/budget.server.ts";
import { freeExpiredHolds } from "../../../app/data/payments/payments.server.ts";
import type { Counted } from "../../../app/domain/upkeep/counted.ts";
import type { Bindings } from "../../../app/request/bindings.server.ts";
import { readPaymentPages } from "../../../app/request/payment-settings.server.ts";
import { action as hook, loader } from "../../../app/routes/hooks/payment.ts";
import { openPayment } from "../../../app/shared/payment/payment-page.server.ts";
import { checkPayments } from "../../../workers/check-payments.ts";
import { BAG, clearOrders, insertOrderShop, PHONE, placeTestOrder } from "../../data/orders/order-shop.ts";
import { MINUTE, NOW } from "../../data/small-catalogue.ts";
import { StandInChapa } from "../../support/chapa.ts";
import { orAborted } from "../../support/or-aborted.ts";
import { shortenCalls } from "../../support/short-calls.ts";
import { db, readValue, run } from "../../support/test-database.ts";
import { contextOf } from "../../support/request-context.ts";

// security-and-faults.md 3 (asynchronous payment) and 9 (payment).

const ORIGIN = "https://chapa.test";
const OWNER = "session:buyer";
let chapa: StandInChapa;
let calls: unknown[];
let now = NOW;

beforeAll(() => insertOrderShop(db));

beforeEach(async () => {
  await clearOrders(db);
  chapa = new StandInChapa(ORIGIN);
  now = NOW;
  calls = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
    orAborted(chapa.answer(new Request(address as string, init as RequestInit)), init?.signal),
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
  shortenCalls();
});

afterEach(() => void vi.restoreAllMocks());

const settings = () => chapa.bindings;
const counted: Counted[] = [];
const count = (one: Counted) => void counted.push(one);
const outbox = { send: async (message: unknown) => void calls.push(message) } as unknown as Bindings["outbox"];

const order = (more: Parameters<typeof placeTestOrder>[1] = {}) =>
  placeTestOrder(db, { owner: OWNER, payment: "chapa", ...more });

const open = (publicId: string, owner = OWNER) =>
  openPayment(
    {
      ...{ db, budget: new Budget(), paymentPages: readPaymentPages(settings()), now },
      ...{ publicOrigin: "https://gulit.example", session: { owner } as never },
    },
    publicId,
  );

const sweep = () => checkPayments({ ...settings(), DB: db, OUTBOX: outbox }, now);
const expire = () => freeExpiredHolds(db, now, 100).run();

async function tell({ body, headers }: { body: string; headers: Record<string, string> }, provider = "chapa") {
  const paymentPages = readPaymentPages(settings());
  const context = contextOf({ db, paymentPages, clock: () => now, outbox, waitUntil: () => {}, count });
  const request = new Request(`https://gulit.example/hooks/${provider}`, { method: "POST", headers, body });
  const response = await hook({ request, context, params: { provider } } as never);
  return { status: response.status, retry: response.headers.get("Retry-After"), body: await response.json<object>() };
}

const webhook = async (reference: string, event?: string) => tell(await chapa.webhook(reference, event));

async function stateOf(id: number) {
  const [payment, parcels, refunds] = await db.batch([
    db.prepare("SELECT state, amount, outside_reference AS outside FROM payment WHERE order_id = ?").bind(id),
    db.prepare("SELECT state FROM parcel WHERE order_id = ? ORDER BY position").bind(id),
    db.prepare("SELECT parcel_id AS parcel, amount FROM refund WHERE order_id = ? ORDER BY parcel_id").bind(id),
  ]);
  return {
    ...(payment!.results[0] as { state: string; amount: number; outside: string | null }),
    parcels: (parcels!.results as { state: string }[]).map(({ state }) => state),
    refunds: refunds!.results as { parcel: number; amount: number }[],
  };
}

const stock = (id = PHONE) => readValue<number>("SELECT stock_amount AS stock FROM product WHERE id = ?", id);

describe("opening Chapa's page", () => {
  test("asks for the order's amount, and leads to Chapa's page; who comes again gets the same one", async () => {
    const { publicId, number, quote } = await order();
    const page = await open(publicId);
    expect(page).toBe(`${ORIGIN}/chapa/page/gulit-${publicId}`);
    expect(chapa.transactions.get(`gulit-${publicId}`)!.asked).toMatchObject({
      ...{ amount: (quote.total / 100).toFixed(2), tx_ref: `gulit-${publicId}`, phone_number: "0911234567" },
      return_url: `https://gulit.example/orders/${publicId}/pay?back=1`,
      customization: { description: `Order ${number.replace(/^(..)(....)/, "$1 $2 ")}` },
    });
    expect(await open(publicId)).toBe(page);
    expect(chapa.transactions.size).toBe(1);
  });

  test.each(["late", "down", "wrong", "elsewhere"] as const)(
    "Chapa is %s: our own page, the order waits, and the next press opens it under a new reference",
    async (fault) => {
      const { publicId, id } = await order();
      chapa.faults.set("initialize", fault);
      expect(await open(publicId)).toBe(`/orders/${publicId}/pay`);
      expect(await stateOf(id)).toMatchObject({ state: "pending", parcels: ["awaitingPayment"] });
      chapa.faults.clear();
      expect(await open(publicId)).toBe(`${ORIGIN}/chapa/page/gulit-${publicId}-2`);
    },
  );

  test("not for other owners, not for cash, not once it is over", async () => {
    const { publicId } = await order();
    expect(await open(publicId, "session:other")).toBe(`/orders/${publicId}`);
    now += 30 * MINUTE;
    expect(await open(publicId)).toBe(`/orders/${publicId}/pay`);
    const cash = await order({ payment: "cash" });
    expect(await open(cash.publicId)).toBe(`/orders/${cash.publicId}`);
    expect(chapa.transactions.size).toBe(0);
  });

  test("two presses at once: whatever is paid is paid once, the second payment is owed back", async () => {
    const { publicId, id, quote } = await order();
    const pages = await Promise.all([open(publicId), open(publicId)]);
    expect(new Set(pages).size).toBe(2);
    for (const reference of [`gulit-${publicId}`, `gulit-${publicId}-2`]) {
      chapa.set(reference, { status: "success" });
      for (let twice = 0; twice < 2; twice++) expect((await webhook(reference)).status).toBe(200);
    }
    expect(await stateOf(id)).toMatchObject({
      state: "paid",
      parcels: ["placed"],
      refunds: [{ parcel: -1, amount: quote.total }],
    });
  });
});

describe("webhooks", () => {
  async function opened(more: Parameters<typeof placeTestOrder>[1] = {}) {
    const placed = await order(more);
    await open(placed.publicId, placed.owner);
    return { ...placed, reference: `gulit-${placed.publicId}` };
  }

  test("a payment that came: paid, the parcels are placed; told ten times at once it is the same", async () => {
    const { id, reference, quote } = await opened();
    chapa.set(reference, { status: "success" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => webhook(reference)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await stateOf(id)).toEqual({
      ...{ state: "paid", amount: quote.total, outside: "CH1" },
      ...{ parcels: ["placed"], refunds: [] },
    });
    expect(calls.length).toBe(10);
    expect(counted).toContainEqual({ event: "payment", outcome: "paid" });
  });

  test("a webhook that says success of what Chapa itself calls unpaid changes nothing", async () => {
    const { id, reference } = await opened();
    expect((await webhook(reference)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: "pending", parcels: ["awaitingPayment"] });
  });

  test("a webhook of another name answers 404 and settles nothing", async () => {
    const { id, reference } = await opened();
    chapa.set(reference, { status: "success" });
    for (const provider of ["cash", "transfer", "constructor", "nobody"]) {
      expect((await tell(await chapa.webhook(reference), provider)).status).toBe(404);
    }
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
  });

  test("forged, unsigned, changed after signing, signed with another secret: 401, and Chapa is not even asked", async () => {
    const { id, reference } = await opened();
    chapa.set(reference, { status: "success" });
    const good = await chapa.webhook(reference);
    const signature = good.headers["x-chapa-signature"]!;
    for (const forged of [
      await chapa.webhook(reference, "charge.success", { amount: "1.00" }),
      await chapa.webhook(reference, "charge.success", {}, "another secret"),
      { ...good, headers: {} },
      { ...good, headers: { "x-chapa-signature": signature.slice(1) } },
    ] as (typeof good)[]) {
      expect((await tell(forged)).status).toBe(401);
    }
    expect(chapa.verified).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
    expect((await tell({ ...good, headers: { "X-Chapa-Signature": signature.toUpperCase() } })).status).toBe(200);
  });

  test("declined: the order ends and its goods go back; a success told before or after it changes what Chapa says only", async () => {
    const { id, reference } = await opened({ lines: [{ product: PHONE, quantity: 3 }] });
    expect(await stock()).toBe(7);
    chapa.set(reference, { status: "failed/cancelled" });
    expect((await webhook(reference, "charge.success")).status).toBe(200);
    expect((await webhook(reference, "charge.failed/cancelled")).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: "failed", parcels: ["cancelled"], refunds: [] });
    expect(await stock()).toBe(10);
  });

  test("another amount is never paid; an operator is shown it", async () => {
    const { id, reference } = await opened();
    chapa.set(reference, { status: "success", amount: "1.00" });
    expect((await webhook(reference)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: "pending", parcels: ["awaitingPayment"] });
    const kept = await readValue("SELECT state FROM payment_try WHERE reference = ?", reference);
    expect(kept).toBe("mismatch");
  });

  test("success after the hold ended: owed back, never paid, the goods stay where they are", async () => {
    const { id, reference, quote } = await opened({ lines: [{ product: BAG, quantity: 3 }] });
    now += 31 * MINUTE;
    await expire();
    await order({ owner: "session:two", lines: [{ product: BAG, quantity: 3 }], payment: "cash", now });
    chapa.set(reference, { status: "success" });
    await Promise.all([webhook(reference), webhook(reference), sweep()]);
    expect(await stateOf(id)).toMatchObject({
      ...{ state: "expired", parcels: ["cancelled"] },
      refunds: [{ parcel: 0, amount: quote.total }],
    });
    expect(await stock(BAG)).toBe(0);
  });

  test("one parcel cancelled before the page was opened: asked for less, nothing owed back", async () => {
    const { id, publicId, parcels } = await order({ lines: [{ product: PHONE }, { product: BAG }] });
    const [first, second] = parcels;
    await run("UPDATE parcel SET state = 'cancelled', state_at = ?2 WHERE id = ?1", second!.id, now);
    await open(publicId);
    const reference = `gulit-${publicId}`;
    expect(chapa.transactions.get(reference)!.amount).toBe((first!.total / 100).toFixed(2));
    chapa.set(reference, { status: "success" });
    await webhook(reference);
    expect(await stateOf(id)).toMatchObject({ state: "paid", amount: first!.total, refunds: [] });
  });

  test("one parcel cancelled while the page is open: all that came is paid, the parcel's share owed back", async () => {
    const { id, publicId, parcels } = await order({ lines: [{ product: PHONE }, { product: BAG }] });
    const [first, second] = parcels;
    await open(publicId);
    await run("UPDATE parcel SET state = 'cancelled', state_at = ?2 WHERE id = ?1", second!.id, now);
    const reference = `gulit-${publicId}`;
    chapa.set(reference, { status: "success" });
    await webhook(reference);
    const came = { state: "paid", amount: first!.total + second!.total };
    expect(await stateOf(id)).toMatchObject({ ...came, refunds: [{ parcel: second!.id, amount: second!.total }] });
  });

  test.each(["late", "down", "wrong"] as const)("Chapa is %s when asked: 503, to be told again", async (fault) => {
    const { id, reference } = await opened();
    chapa.set(reference, { status: "success" });
    chapa.faults.set("verify", fault);
    expect(await webhook(reference)).toMatchObject({ status: 503, retry: "60" });
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
    chapa.faults.clear();
    expect((await webhook(reference)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: "paid" });
  });

  test("what is no webhook: 405, 400, 413; a payment of nobody here is taken and changes nothing", async () => {
    expect((await loader()).status).toBe(405);
    for (const body of ["", "[]", "{", '{"tx_ref":7}', "{}", `{"tx_ref":"${"x".repeat(201)}"}`]) {
      expect((await tell(await signed(body))).status, body).toBe(400);
    }
    expect((await tell(await signed(JSON.stringify({ tx_ref: "a", more: "x".repeat(17 * 1024) })))).status).toBe(413);
    expect(await tell(await signed('{"trx_ref":"gulit-nobody"}'))).toMatchObject({
      status: 200,
      body: { found: false },
    });
  });
});

async function signed(body: string) {
  const { createHmac } = await import("node:crypto");
  const secret = chapa.bindings.CHAPA_WEBHOOK_SECRET!;
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return { body, headers: { "x-chapa-signature": signature } };
}

describe("nobody tells us", () => {
  test("every two minutes Chapa is asked about open pages, also under references whose answer was lost", async () => {
    const { id, publicId } = await order();
    chapa.faults.set("initialize", "late");
    await open(publicId);
    chapa.faults.clear();
    await sweep();
    expect(chapa.verified).toEqual([]);
    now += 2 * MINUTE;
    await sweep();
    expect(chapa.verified).toEqual([`gulit-${publicId}`]);
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
    chapa.set(`gulit-${publicId}`, { status: "success" });
    now += 2 * MINUTE;
    await Promise.all([sweep(), sweep()]);
    expect(chapa.verified.length).toBe(2);
    expect(await stateOf(id)).toMatchObject({ state: "paid", parcels: ["placed"] });
    now += 60 * MINUTE;
    await sweep();
    expect(chapa.verified.length).toBe(2);
  });

  test("Chapa is down at the sweep: asked again, nothing changes; off: nobody is asked", async () => {
    const { id, publicId } = await order();
    await open(publicId);
    now += 2 * MINUTE;
    chapa.faults.set("verify", "down");
    await sweep();
    await checkPayments({ DB: db, OUTBOX: outbox }, now + 5 * MINUTE);
    expect(chapa.verified.length).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
    chapa.faults.clear();
    chapa.set(`gulit-${publicId}`, { status: "success" });
    now += MINUTE;
    await sweep();
    expect(await stateOf(id)).toMatchObject({ state: "paid" });
  });
});
