import { expect, test } from "vitest";
import type { OrderQuote } from "../../../app/domain/cart/order-quote.ts";
import { quotedDays } from "../../../app/domain/cart/quoted-days.ts";

const DAY = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 8, 11, 9);

test("the days of several parcels are from the first of one to the last of another; without parcels there are none", () => {
  const parcel = (from: number, until: number) => ({
    promisedFrom: noon + from * DAY,
    promisedUntil: noon + until * DAY,
  });
  const parcels = [parcel(2, 3), parcel(1, 2), parcel(2, 6)] as OrderQuote["parcels"];
  const days = quotedDays({ parcels } as OrderQuote, "en")!;
  expect([days.from.iso, days.until.iso]).toEqual(["2026-09-12", "2026-09-17"]);
  expect(quotedDays({ parcels: [] as OrderQuote["parcels"] } as OrderQuote, "en")).toBeNull();
});
