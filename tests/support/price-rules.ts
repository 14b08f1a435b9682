import type { DeliveryFees } from "../../app/domain/delivery/delivery-fees.ts";

/** Santim, of app/migrations/0008_orders.sql (tests/data/prices/price-rules.test.ts compares). */
export const fees: DeliveryFees = {
  near: 8_000,
  within: 15_000,
  far: 25_000,
  remote: 35_000,
  freeFrom: 500_000,
  validFrom: 0,
};

/** Santim for a US dollar. */
export const usdRate = 15_500;
