import type { DeliveryFees } from "../../app/domain/delivery/delivery-fees.ts";

/** The fees a shop begins with (migration 0020; tests/data/prices/price-rules.test.ts compares), in santim. */
export const fees: DeliveryFees = {
  near: 8_000,
  within: 15_000,
  far: 25_000,
  remote: 35_000,
  freeFrom: 500_000,
  validFrom: 0,
};

/** The rate it begins with: santim for a US dollar. */
export const usdRate = 15_500;
