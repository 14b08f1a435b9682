import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { freeExpiredHolds } from "../../../app/data/payments/payments.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { PHONE } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";

// Decision 7: expired holds are few, and found without reading the others.

let asked: Asked[];

test("holds that end are found by their time, in order", async () => {
  for (const products of [undefined, [PHONE]]) {
    asked = [];
    await freeExpiredHolds(listening(env.DB, asked), NOW, 10, products).run();
    const plan = await planOf(env.DB, asked[0]!);
    expect(plan.join("\n")).toContain("SEARCH p USING INDEX payment_held (pay_by>? AND pay_by<?)");
    expect(plan.filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
  }
});
