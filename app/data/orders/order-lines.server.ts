import type { OrderLine } from "../../domain/orders/order.ts";
import { shownAddress, shownThumbnail } from "../pictures/picture-names.server.ts";
import { ofColumn } from "../translated.server.ts";

const columns: Partial<Record<keyof OrderLine, string>> = {
  position: "l.position",
  productId: "l.product_id",
  variantId: "l.variant_id",
  ...Object.fromEntries(
    ["l.name", "l.color"].flatMap((text) => ofColumn(text)).map(({ field, column }) => [field, column]),
  ),
  size: "l.size",
  quantity: "l.quantity",
  cancelled: "l.cancelled",
  unitPrice: "l.unit_price",
  nameSlug: "p.name_slug",
  thumbnail: `coalesce(${shownAddress("l.picture")}, ${shownThumbnail})`,
};

export const LINE_COLUMNS = Object.entries(columns)
  .map(([name, sql]) => `${sql} AS ${name}`)
  .join(", ");

export const LINE_JSON = `json_object(${Object.entries(columns)
  .map(([name, sql]) => `'${name}', ${sql}`)
  .join(", ")})`;
