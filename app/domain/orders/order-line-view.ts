import { displayName, type NameView } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import { productHref } from "../products/product-links.ts";
import { variantText } from "../products/variant-text.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Locale } from "../viewer.ts";
import type { Canceller } from "./cancelled-goods.ts";
import type { CancelledGoods, OrderLine } from "./order.ts";

/** A line of an order's page; amounts are finished strings. */
export interface OrderLineView extends NameView {
  key: string;
  href: string;
  thumbnail: string;
  productId: number;
  variant: NameView | null;
  /** Units that stand, and their price; 0 where all were cancelled. */
  quantity: number;
  unitPrice: string;
  total: string;
  /** Units of it that were cancelled by themselves, who did and why. */
  cancelled: { units: number; total: string; by: Canceller; reason: string }[];
  /** Address for this viewer's review; null before delivery. */
  review: string | null;
}

/** A line of a parcel: what of it was cancelled by itself, and a way to review it where `mayReview`. */
export function orderLineView(
  line: OrderLine,
  locale: Locale,
  { mayReview = false, cancelledGoods = [] }: { mayReview?: boolean; cancelledGoods?: readonly CancelledGoods[] } = {},
): OrderLineView {
  const href = productHref(line.nameSlug);
  const left = line.quantity - line.cancelled;
  return {
    key: `${line.productId}-${line.variantId}`,
    ...displayName(line, locale),
    href,
    thumbnail: httpsMedia(line.thumbnail),
    productId: line.productId,
    variant: variantText(line, locale),
    quantity: left,
    unitPrice: formatEtb(line.unitPrice),
    total: formatEtb(line.unitPrice * left),
    cancelled: cancelledGoods
      .filter((goods) => goods.line === line.position)
      .map(({ units, by, reason }) => ({ units, by, reason, total: formatEtb(line.unitPrice * units) })),
    review: mayReview && left > 0 ? `${href}/review` : null,
  };
}
