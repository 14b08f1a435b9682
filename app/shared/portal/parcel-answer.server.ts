import type { z } from "zod";
import type { VendorParcel } from "../../data/portal/portal-parcels.server.ts";
import { cashToCollect, needsRecipient } from "../../domain/portal/parcel-for-vendor.ts";
import { isoTime } from "./iso-time.ts";
import type { parcel } from "./portal-schemas.ts";

/** A parcel as its vendor's system gets it: the shopper's name, phone and address only while they are needed. */
export function parcelAnswer(row: VendorParcel): z.input<typeof parcel> {
  const { number, position, state, paymentKind, isPaid, total, language } = row;
  const { name, phone, region, city, subCity, woreda, landmark, note } = row;
  return {
    parcel: `${number}-${position}`,
    state: state as Exclude<typeof state, "awaitingPayment">,
    stateAt: isoTime(row.stateAt),
    reason: row.reason,
    cancelledBy: row.cancelledBy,
    placedAt: isoTime(row.placedAt),
    delivery: row.delivery,
    promisedFrom: isoTime(row.promisedFrom),
    promisedUntil: isoTime(row.promisedUntil),
    lines: row.lines,
    goodsTotal: row.goodsTotal,
    discountTotal: row.discountTotal,
    deliveryFee: row.deliveryFee,
    total,
    collect: cashToCollect(state, paymentKind, total),
    payment: { kind: paymentKind, isPaid },
    language,
    recipient: needsRecipient(state) ? { name, phone, region, city, subCity, woreda, landmark, note } : null,
  };
}
