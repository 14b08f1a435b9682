import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import { displayName, type NameView } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Locale } from "../languages.ts";
import type { Order, OrderParcel } from "./order.ts";

export type ParcelCash = NameView & { position: number; amount: string; delivery: DeliveryKind };

const glancePictures = 5;

export function glanceOf(active: readonly OrderParcel[]) {
  const lines = active.flatMap((parcel) => parcel.lines).filter(({ quantity, cancelled }) => quantity > cancelled);
  const shown = lines.length > glancePictures ? lines.slice(0, glancePictures - 1) : lines;
  return {
    units: lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
    pictures: shown.map(({ productId, variantId, thumbnail }) => ({
      key: `${productId}-${variantId}`,
      thumbnail: httpsMedia(thumbnail),
      tint: productId,
    })),
    more: lines.length - shown.length,
  };
}

/** Empty unless several parcels are paid in cash, each by itself. */
export function cashByParcel({ payment }: Order, active: readonly OrderParcel[], locale: Locale): ParcelCash[] {
  if (payment.kind !== "cash" || payment.state !== "due" || active.length < 2) return [];
  return active.map(({ position, vendor, total, delivery }) => ({
    position,
    ...displayName(vendor, locale),
    amount: formatEtb(total),
    delivery,
  }));
}
