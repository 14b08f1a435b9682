import { beforeAll, expect, test } from "vitest";
import { readWork } from "../../../app/data/desk/work-facts.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder } from "../orders/order-shop.ts";
import { HOUR, NOW } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

beforeAll(async () => {
  await insertOrderShop(db);
  await clearOrders(db);
});

test("counts what people wait for at that moment", async () => {
  const order = await placeTestOrder(db);
  const paid = await placeTestOrder(db, { payment: "chapa" });
  await run("UPDATE vendor SET email = 'v@mail.example'");
  await run("UPDATE parcel SET promised_until = ?1 WHERE order_id = ?2", NOW + HOUR, order.id);
  await run(
    "INSERT INTO transfer_report (order_id, bank_reference, reported_at) VALUES (?1, 'FT1', ?2)",
    order.id,
    NOW,
  );
  await run(
    `INSERT INTO payment_try (reference, order_id, position, amount, page, state, opened_at) VALUES
         ('a', ?1, 1, 100, NULL, 'open', ?2), ('b', ?1, 2, 100, 'https://pay.example', 'open', ?2),
         ('c', ?1, 3, 100, 'https://pay.example', 'failed', ?2), ('d', ?1, 4, 100, NULL, 'failed', ?2 - 7200000)`,
    paid.id,
    NOW,
  );
  await run("INSERT INTO import_run (file, vendor, begun_at) VALUES ('a.tsv', '', ?1)", NOW);
  const calm = { givenUp: 0, unreachable: 0, late: 0, transfers: 0, mismatches: 0, imports: 0 };
  expect(await readWork(db, NOW)).toEqual({ ...calm, paymentsTried: 3, paymentsFailed: 1 });
  expect(await readWork(db, NOW + HOUR / 2)).toMatchObject({ paymentsTried: 3, paymentsFailed: 2 });
  expect(await readWork(db, NOW + 25 * HOUR)).toEqual({
    ...{ ...calm, late: 1, transfers: 1, imports: 1 },
    ...{ paymentsTried: 0, paymentsFailed: 0 },
  });
});
