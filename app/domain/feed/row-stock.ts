import { cleanLine } from "./feed-text.ts";
import { quantityLimit, quantityUnknown } from "./limits.ts";
import type { FeedCells } from "./feed-cells.ts";
import { RowRefusal, quotedText } from "./row-refusal.ts";

const SOLD_NOW: Record<string, boolean> = { in_stock: true, out_of_stock: false, preorder: false, backorder: false };

/** Units for sale now: the quantity, 0 when availability says so, or a default when only availability is given. */
export function readStock(row: FeedCells): number {
  const availability = cleanLine(row.text("availability"));
  const isSoldNow = availability === "" || SOLD_NOW[availability.toLowerCase().replace(/[\s-]+/g, "_")];
  if (isSoldNow === undefined) {
    throw new RowRefusal(row.name("availability"), `${quotedText(availability)} is neither in_stock nor out_of_stock`);
  }
  const quantity = cleanLine(row.text("quantity"));
  if (quantity === "") return isSoldNow ? quantityUnknown : 0;
  if (!/^\d{1,9}$/.test(quantity))
    throw new RowRefusal(row.name("quantity"), `${quotedText(quantity)} is not a whole number`);
  const units = Number(quantity);
  if (units > quantityLimit)
    throw new RowRefusal(row.name("quantity"), `${quotedText(quantity)} is more than ${quantityLimit}`);
  return isSoldNow ? units : 0;
}
