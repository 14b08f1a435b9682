import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { SUM_OPTIONS } from "./option-stock.server.ts";

interface Change extends By {
  productId: number;
  variantId: number;
  vendorId: number;
}

/** locked: by staff; shared: options share the stock; otherwise: differs from `expected`. */
export type OptionAnswer =
  | { kind: "done" }
  | { kind: "unknown" }
  | { kind: "noOption" }
  | { kind: "locked" }
  | { kind: "shared" }
  | { kind: "otherwise"; stock: number };

interface Before {
  locked: number;
  option: number | null;
  stock: number | null;
  price: number | null;
}

/** Decision 58. `expected`: null for any stock. */
export async function changeOptionStock(
  db: D1Database,
  { productId, variantId, vendorId, author, now, stock, expected }: Change & { stock: number; expected: number | null },
  alongside: D1PreparedStatement[] = [],
): Promise<OptionAnswer> {
  const [before] = await db.batch<Before>([
    db.prepare(BEFORE).bind(productId, vendorId, variantId),
    db.prepare(STOCK_EVENT).bind(productId, vendorId, variantId, stock, expected, now, ...authorValues(author)),
    db.prepare(STOCK).bind(productId, vendorId, variantId, stock, expected),
    db.prepare(SUM_OPTIONS).bind(productId),
    ...alongside,
  ]);
  const was = before!.results[0];
  if (!was) return { kind: "unknown" };
  if (was.option === null) return { kind: "noOption" };
  if (was.stock === null) return { kind: "shared" };
  if (was.stock === stock) return { kind: "done" };
  if (was.locked === 1) return { kind: "locked" };
  return expected === null || was.stock === expected ? { kind: "done" } : { kind: "otherwise", stock: was.stock };
}

/** An option at its product's selling price has no own price (domain/products/price). */
export async function changeOptionPrice(
  db: D1Database,
  { productId, variantId, vendorId, author, now, price }: Change & { price: number },
  alongside: D1PreparedStatement[] = [],
): Promise<Exclude<OptionAnswer, { kind: "shared" } | { kind: "otherwise" }>> {
  const [before] = await db.batch<Before>([
    db.prepare(BEFORE).bind(productId, vendorId, variantId),
    db.prepare(PRICE_EVENT).bind(productId, vendorId, variantId, price, now, ...authorValues(author)),
    db.prepare(NOTED).bind(productId, vendorId, variantId, price, now),
    db.prepare(PRICE).bind(productId, vendorId, variantId, price),
    ...alongside,
  ]);
  const was = before!.results[0];
  if (!was) return { kind: "unknown" };
  if (was.option === null) return { kind: "noOption" };
  return was.locked === 1 && was.price !== price ? { kind: "locked" } : { kind: "done" };
}

const OWN = "p.id = ?1 AND p.vendor_id = ?2 AND p.retired_at IS NULL";
const OPTION_OF_OWN = `product p CROSS JOIN product_variant v ON v.id = ?3 AND v.product_id = p.id WHERE ${OWN} AND p.locked = 0`;
const IS_OTHER_STOCK = "v.stock_amount IS NOT NULL AND v.stock_amount <> ?4 AND (?5 IS NULL OR v.stock_amount = ?5)";
const NAME =
  "coalesce(coalesce(v.color, v.color_am) || ', ' || v.size, v.color, v.color_am, v.size, CAST(v.id AS TEXT))";

const BEFORE = `
  SELECT p.locked, v.id AS option, v.stock_amount AS stock, v.price
  FROM product p LEFT JOIN product_variant v ON v.id = ?3 AND v.product_id = p.id WHERE ${OWN}`;

// Before the change, because it reads the former stock.
const STOCK_EVENT = `${INSERT_EVENT}
  SELECT ?6, ?7, ?8, ?9, 'productChanged', 'product', p.id, json_object('stock', v.stock_amount),
    json_object('stock', ?4, 'option', ${NAME}), ?10
  FROM ${OPTION_OF_OWN} AND ${IS_OTHER_STOCK}`;

const STOCK = `
  UPDATE product_variant SET stock_amount = ?4
  WHERE id = (SELECT v.id FROM ${OPTION_OF_OWN} AND ${IS_OTHER_STOCK})`;

const PRICE_EVENT = `${INSERT_EVENT}
  SELECT ?5, ?6, ?7, ?8, 'productChanged', 'product', p.id, json_object('price', v.price),
    json_object('price', ?4, 'option', ${NAME}), ?9
  FROM ${OPTION_OF_OWN} AND v.price <> ?4`;

const NOTED = `
  UPDATE product SET updated_at = max(updated_at + 1, ?5)
  WHERE id = (SELECT p.id FROM ${OPTION_OF_OWN} AND v.price <> ?4)`;

const PRICE = `
  UPDATE product_variant SET price = ?4
  WHERE id = (SELECT v.id FROM ${OPTION_OF_OWN} AND v.price <> ?4)`;
