import type { OrderQuote } from "../checkout/order-quote.ts";
import { formatUsd } from "../money.ts";

/**
 * What a quote's total is worth in US dollars, "about": at the rate at which its own goods are priced (usdPrice to
 * sellingPrice, by value). Display only (specification 4.7): null where a product has no price in dollars.
 */
export function aboutUsd({ parcels, total }: Pick<OrderQuote, "parcels" | "total">): string | null {
  const goods = parcels.flatMap(({ lines }) => lines.map(({ line }) => line));
  if (goods.length === 0 || goods.some(({ product }) => product.usdPrice <= 0)) return null;
  const sum = (of: "usdPrice" | "sellingPrice") =>
    goods.reduce((all, { product, quantity }) => all + product[of] * quantity, 0);
  return formatUsd(Math.round(total * (sum("usdPrice") / sum("sellingPrice"))));
}
