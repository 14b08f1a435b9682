import type {
  DeliveryCase,
  DeliveryCases,
  DeliveryFees,
  DeliveryZone,
} from "../../app/domain/delivery/delivery-fees.ts";
import type { SizeClass } from "../../app/domain/delivery/size-class.ts";

/** Santim, of app/migrations/0008_orders.sql (tests/data/prices/price-rules.test.ts compares). */
export const fees: DeliveryFees = {
  cases: {
    letter: zones([5_000, 1, 2], [9_000, 2, 4], [15_000, 3, 7], [20_000, 5, 10]),
    parcel: zones([8_000, 1, 2], [15_000, 2, 4], [25_000, 3, 7], [35_000, 5, 10]),
    bulky: zones([30_000, 1, 3], [70_000, 2, 5], [150_000, 4, 10], [250_000, 7, 15]),
    freight: zones([80_000, 2, 5], [200_000, 3, 7], [450_000, 5, 14], null),
  },
  freeFrom: 500_000,
  validFrom: 0,
};

type Case = [fee: number, fromDays: number, untilDays: number] | null;

function zones(...cases: Case[]) {
  const [near, within, far, remote] = cases.map(
    (one) => one && { fee: one[0], fromDays: one[1], untilDays: one[2] },
  ) as (DeliveryCase | null)[];
  return { near: near!, within: within!, far: far!, remote: remote! };
}

export const withCase = (size: SizeClass, zone: DeliveryZone, fee: number | null): DeliveryCases => ({
  ...fees.cases,
  [size]: { ...fees.cases[size], [zone]: fee === null ? null : { ...fees.cases[size][zone]!, fee } },
});

/** Santim for a US dollar. */
export const usdRate = 15_500;
