import type { z } from "zod";
import type { PortalParcel } from "../../data/portal/portal-parcels.server.ts";
import { cashToCollect, namesBuyer } from "../../domain/orders/linked-parcel.ts";
import type { parcel } from "./portal-schemas.ts";

/** Name, phone and address only while the vendor needs them. */
export function parcelAnswer(row: PortalParcel): z.input<typeof parcel> {
  const { number, position, state, paymentKind, isPaid, total, language } = row;
  const { name, phone, region, city, subCity, woreda, landmark, note } = row;
  return {
    parcel: `${number}-${position}`,
    state: state as Exclude<typeof state, "awaitingPayment">,
    stateAt: new Date(row.stateAt).toISOString(),
    reason: row.reason,
    tracking: row.tracking,
    cancelledBy: row.cancelledBy,
    placedAt: new Date(row.placedAt).toISOString(),
    delivery: row.delivery,
    promisedFrom: new Date(row.promisedFrom).toISOString(),
    promisedUntil: new Date(row.promisedUntil).toISOString(),
    lines: row.lines,
    goodsTotal: row.goodsTotal,
    discountTotal: row.discountTotal,
    deliveryFee: row.deliveryFee,
    rounding: row.rounding,
    total,
    collect: cashToCollect(row),
    payment: { kind: paymentKind, isPaid },
    language,
    recipient: namesBuyer(row) ? { name, phone, region, city, subCity, woreda, landmark, note } : null,
  };
}
