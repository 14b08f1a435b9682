import type { ProductVariant } from "../../domain/products/product.ts";
import { variantText } from "../../domain/products/variant-text.ts";
import { HAS_OPTION_STOCK, sumOptions } from "../products/option-stock.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { translated } from "../translated.server.ts";

export type DeskOption = Pick<ProductVariant, "id" | keyof Translated<"color"> | "size" | "price"> & { stock: number };

/** [] where options share the product's stock. */
export async function listDeskOptions(db: D1Database, productId: number): Promise<DeskOption[]> {
  return (await db.prepare(OPTIONS).bind(productId).all<DeskOption>()).results;
}

/** Only if the option is as `seen`. Until the product is locked, the next feed overwrites it. */
export async function setOptionStock(
  db: D1Database,
  { productId, variantId, seen, stock }: { productId: number; variantId: number; seen: number; stock: number },
  { author, now }: By,
): Promise<"done" | "same" | "meanwhile"> {
  if (seen === stock) return "same";
  const option = (await listDeskOptions(db, productId)).find(({ id }) => id === variantId);
  if (!option) return "meanwhile";
  const name = variantText(option, "en")?.name ?? String(variantId);
  const object = { kind: "product", id: String(productId) } as const;
  const [set] = await db.batch([
    db.prepare(SET_STOCK).bind(variantId, productId, seen, stock),
    eventIfChanged(db, {
      author,
      action: "productChanged",
      object,
      now,
      before: { stock: seen },
      after: { stock, option: name },
    }),
    db.prepare(sumOptions("?1")).bind(productId),
    db.prepare(CHANGED).bind(productId, now),
    bumpVersion(db, now),
  ]);
  return set!.meta.changes > 0 ? "done" : "meanwhile";
}

const OPTIONS = `
  SELECT id, ${translated("color")}, size, price, stock_amount AS stock FROM product_variant
  WHERE product_id = ?1 AND stock_amount IS NOT NULL ORDER BY position`;

const SET_STOCK =
  "UPDATE product_variant SET stock_amount = ?4 WHERE id = ?1 AND product_id = ?2 AND stock_amount = ?3";

// Without its hash the next feed takes the product's row as changed.
const CHANGED = `UPDATE product SET feed_hash = '', updated_at = max(updated_at + 1, ?2) WHERE id = ?1 AND ${HAS_OPTION_STOCK}`;
