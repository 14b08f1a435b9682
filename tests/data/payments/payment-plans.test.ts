import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { freeExpiredHolds, findOwnPayment, reportTransfer } from "../../../app/data/payments/payments.server.ts";
import * as operator from "../../../app/data/payments/operator-payments.server.ts";
import * as tries from "../../../app/data/payments/payment-tries.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { BAG, insertOrderShop, PHONE, placeTestOrder } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";

// No statement walks a table.

const OWNER = "session:buyer";
let order: { id: number; publicId: string; number: string };
let asked: Asked[];

beforeAll(async () => {
  await insertOrderShop(env.DB);
  order = await placeTestOrder(env.DB, { owner: OWNER, payment: "chapa" });
});

const author = { kind: "operator", id: "", name: "", address: "" } as const;
const by = () => ({ number: order.number, author, now: NOW });

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["findOwnPayment", (db) => findOwnPayment(db, OWNER, order.publicId)],
  [
    "reportTransfer",
    (db) => reportTransfer(db, { owner: OWNER, publicId: order.publicId, bankReference: "FT1234", now: NOW }),
  ],
  ["freeExpiredHolds", (db) => freeExpiredHolds(db, NOW, 10).run()],
  ["freeExpiredHolds of products", (db) => freeExpiredHolds(db, NOW, 10, [PHONE, BAG]).run()],
  ["beginTry", (db) => tries.beginTry(db, { orderId: order.id, amount: 100, now: NOW, checkAt: NOW })],
  ["keepPage", (db) => tries.keepPage(db, "gulit-a", "https://chapa.test/a")],
  ["findTry", (db) => tries.findTry(db, "gulit-a")],
  ["listOpenTries", (db) => tries.listOpenTries(db, order.id)],
  ["leaseTries", (db) => tries.leaseTries(db, NOW, { limit: 8, leaseMs: 1 })],
  ["checkLater", (db) => tries.checkLater(db, "gulit-a", NOW)],
  ["receivePayment", (db) => tries.receivePayment(db, { reference: "gulit-a", outsideReference: null, now: NOW })],
  ["failTry", (db) => tries.failTry(db, "gulit-a", NOW, null)],
  ["setMismatch", (db) => tries.setMismatch(db, "gulit-a")],
  ["listOpenPayments", (db) => operator.listOpenPayments(db, 10)],
  ["findOperatorPayment", (db) => operator.findOperatorPayment(db, order.number)],
  ["confirmTransfer", (db) => operator.confirmTransfer(db, { ...by(), amount: 100, seen: "due" })],
  ["refuseTransfer", (db) => operator.refuseTransfer(db, { ...by(), seen: "reported" })],
  ["markRefunded", (db) => operator.markRefunded(db, { ...by(), amount: 100, how: "cash" })],
  ["closeMismatch", (db) => operator.closeMismatch(db, { ...by(), reference: "gulit-a", reason: "sent back" })],
];

// Allowed: one parameter's list, one order's last position (n), or a partial index of open work.
const SHORT =
  /^SCAN (json_each|n|CONSTANT ROW|[rtf] USING INDEX (transfer_report_open|payment_try_mismatch|refund_due))(\s|$)/;
/** A search by less than the key would still walk. */
const WHOLE = /^SEARCH (payment|shop_order|refund|parcel)\S* USING (AUTOMATIC|INTEGER PRIMARY KEY \(rowid>)/;

test.each(questions)("%s walks no table", async (_, ask) => {
  asked = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  expect(plans.filter((detail) => WHOLE.test(detail) || (detail.startsWith("SCAN") && !SHORT.test(detail)))).toEqual(
    [],
  );
});

test("holds that end are found by their time, in order", async () => {
  for (const products of [undefined, [PHONE]]) {
    asked = [];
    await freeExpiredHolds(listening(env.DB, asked), NOW, 10, products).run();
    const plan = await planOf(env.DB, asked[0]!);
    expect(plan.join("\n")).toContain("SEARCH p USING INDEX payment_held (pay_by>? AND pay_by<?)");
    expect(plan.filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
  }
});
