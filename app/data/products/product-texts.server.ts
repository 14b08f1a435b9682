import type { CardProduct } from "../../domain/products/product.ts";
import { CARD_COLUMNS, type ProductRow, toProduct } from "./product-rows.server.ts";
import { ofColumn, ofNames } from "../translated.server.ts";
import { byLocale, type Locale } from "../../domain/languages.ts";

/** In the order of the text; a function of D1 takes 32 arguments at most. */
const COLUMNS = { ...CARD_COLUMNS, name: "p.name", vendorName: "v.name", categoryName: "c.name" };
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
  return { product: toProduct({ ...row, subcategoryId: null }), own: values.slice(PLAIN.length + 1) };
}
