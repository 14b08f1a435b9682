import type { CardProduct } from "../../domain/products/product.ts";
import type { Locale } from "../../domain/viewer.ts";
import { shownThumbnail } from "../pictures/picture-names.server.ts";
import { OPTION_PRICES, type ProductRow, toProduct } from "./product-rows.server.ts";
import { ofColumn, ofNames } from "../translated.server.ts";
import { byLocale } from "../../domain/languages.ts";

/** In the order of the text; a function of D1 takes 32 arguments at most. */
const COLUMNS = {
  id: "p.id",
  name: "p.name",
  name_slug: "p.name_slug",
  thumbnail: shownThumbnail,
  hover_image: "p.hover_image",
  stock_amount: "p.stock_amount",
  selling_price: "p.selling_price",
  usd_price: "p.usd_price",
  sale_price: "p.sale_price",
  special_price: "p.special_price",
  special_ends_at: "p.special_ends_at",
  sale_until: "p.sale_until",
  discount: "p.discount",
  free_delivery: "p.free_delivery",
  is_new: "p.is_new",
  is_top: "p.is_top",
  variant_count: "p.variant_count",
  option_prices: OPTION_PRICES,
  rate_sum: "p.rate_sum",
  rate_count: "p.rate_count",
  vendorName: "v.name",
  vendor_city: "v.city",
  vendor_closed_until: "v.closed_until",
  categoryName: "c.name",
  category_slug: "c.slug_name",
} as const satisfies Partial<Record<keyof ProductRow, string>>;

const PLAIN = Object.keys(COLUMNS);
/** Without the names of the first language, which are plain columns. */
const TRANSLATED = [ofColumn("p.name"), ofNames("v", "vendorName"), ofNames("c", "categoryName")].flatMap(
  ([plain, ...own]) => own.map((one) => ({ plain: plain.column, ...one })),
);

/** Each product is one column `text` of JSON, the key of memoized views (decision 40). `columns` adds up to four. */
export function selectProductTexts(
  rest: string,
  { from = "product p", columns = [] as string[] } = {},
): Record<Locale, string> {
  return byLocale((reader) => {
    const texts = TRANSLATED.map(({ plain, column, locale }) => (locale === reader ? column : unread(plain, column)));
    const own = [...Object.values(COLUMNS), `json_array(${texts.join(", ")})`, ...columns];
    return `SELECT json_array(${own.join(", ")}) AS text FROM ${from}
  CROSS JOIN vendor v ON v.id = p.vendor_id CROSS JOIN category c ON c.id = p.category_id ${rest}`;
  });
}

/**
 * Beside a name in Latin letters, pages in other languages do not print the translation (domain/display-name), so it is
 * not read.
 */
function unread(plain: string, column: string): string {
  return `CASE WHEN ${column} = ${plain} OR ${plain} NOT GLOB '*[A-Za-z]*' THEN ${column} END`;
}

export function readProductText(text: string): { product: CardProduct; own: unknown[] } {
  const values = JSON.parse(text) as unknown[];
  const texts = values[PLAIN.length] as unknown[];
  const row = Object.fromEntries([
    ...PLAIN.map((name, index) => [name, values[index]]),
    ...TRANSLATED.map(({ field }, index) => [field, texts[index]]),
  ]) as unknown as ProductRow;
  return { product: toProduct({ ...row, subcategory_id: null }), own: values.slice(PLAIN.length + 1) };
}
