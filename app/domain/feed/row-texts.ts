import type { FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./column-names.ts";
import type { CategoryPath } from "./category-path.ts";
import { titleId } from "./feed-id.ts";
import { cleanLine, cleanLines, cutText, requireReadable } from "./feed-text.ts";
import { plainText } from "./html-text.ts";
import { descriptionLimit, idLimit, productNameLimit } from "./limits.ts";
import { productCategory } from "./product-category.ts";
import { rowAxes } from "./row-options.ts";
import { cutValue } from "./row-refusal.ts";

export const readText = (row: FeedCells, column: FeedColumn) => cleanLine(plainText(row.text(column)));

export function readName(row: FeedCells, column: FeedColumn, limit: number): string {
  return requireReadable(readText(row, column), limit, row.name(column));
}

export function readTitle(row: FeedCells): string {
  const title = readName(row, "title", productNameLimit) || readName(row, "title_am", productNameLimit);
  if (title === "") throw row.refusal("title", "empty");
  if (!/[\p{L}\p{N}]/u.test(title)) throw row.refusal("title", "noLetters", title);
  return title;
}

/** For Shopify's options, the product's id with the option's values: their own codes may be missing or repeated. */
export function readFeedId(row: FeedCells): string {
  const [id = "", sku = ""] = (["id", "sku"] as const).map((column) =>
    requireReadable(cleanLine(row.text(column)), idLimit, row.name(column)),
  );
  if (row.program === "Shopify") {
    const { color, size, more } = rowAxes(row);
    const values = [color, size, ...more.map(({ value }) => value)].filter(Boolean);
    const handle = cleanLine(row.text("handle"));
    return values.length > 0 ? cutText([handle, ...values].join("/"), idLimit) : id || handle;
  }
  if (!row.has("id")) return titleId(readTitle(row));
  if (id || sku) return id || sku;
  throw row.refusal("id", "empty");
}

export function readDescription(row: FeedCells, column: FeedColumn): string {
  // WooCommerce writes line breaks as two letters.
  const written = row.program === "WooCommerce" ? row.text(column).replaceAll("\\n", "\n") : row.text(column);
  const text = cleanLines(plainText(written));
  return cutText(requireReadable(text, Infinity, row.name(column)), descriptionLimit);
}

export function readCategory(
  row: FeedCells,
  about: { title: string; brand: string },
  categories?: ReadonlyMap<string, CategoryPath>,
) {
  const [type, below] = [row.text("product_type"), row.text("subcategory").trim()];
  const own = type.trim() !== "" && below !== "" ? `${type} > ${below}` : type || below;
  const path = [own, row.text("google_product_category")].filter((text) => text.trim() !== "");
  const isList = (row.program !== null && row.program !== "Shopify") || /categories/i.test(row.name("product_type"));
  const found = productCategory(path.join("\n"), about, isList);
  const written = cleanLine(path.join("\n").replaceAll("\n", " | "));
  const mapped = found.isUnknown ? categories?.get(cutValue(written)) : undefined;
  const column = type.trim() === "" ? "google_product_category" : "product_type";
  if (found.isUnknown && !mapped) row.warn(column, "placeUnknown", written);
  const { parentSlug, category, subcategory } = mapped ?? found;
  return { parentSlug, category, subcategory };
}
