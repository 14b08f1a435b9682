import type { OrderQuote } from "./order-quote.ts";
import { formatUsd } from "../money.ts";

/** Display only (specification 4.7); null when a product has no dollar price. */
export function aboutUsd({ parcels, total }: Pick<OrderQuote, "parcels" | "total">): string | null {
  const goods = parcels.flatMap(({ lines }) => lines.map(({ line }) => line));
  if (goods.length === 0 || goods.some(({ product }) => product.usdPrice <= 0)) return null;
  const sum = (of: "usdPrice" | "sellingPrice") =>
    goods.reduce((all, { product, quantity }) => all + product[of] * quantity, 0);
  return formatUsd(Math.round(total * (sum("usdPrice") / sum("sellingPrice"))));
}
