import type { CardProduct } from "../../domain/products/product.ts";
import type { Locale } from "../../domain/viewer.ts";
import { shownThumbnail } from "../pictures/picture-names.server.ts";
import { OPTION_PRICES, type ProductRow, toProduct } from "./product-rows.server.ts";

/** In the order of the text; a function of D1 takes 32 arguments at most. */
const COLUMNS = {
  id: "p.id",
  name: "p.name",
  name_am: "p.name_am",
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
  vendor_name: "v.name",
  vendor_name_am: "v.amharic_name",
  vendor_city: "v.city",
  vendor_closed_until: "v.closed_until",
  category_name: "c.name",
  category_name_am: "c.amharic_name",
  category_slug: "c.slug_name",
} as const satisfies Partial<Record<keyof ProductRow, string>>;

/** Each product is one column `text` of JSON, the key of memoized views (decision 40). `columns` adds up to four. */
export function selectProductTexts(
  rest: string,
  { from = "product p", columns = [] as string[] } = {},
): Record<Locale, string> {
  const select = (own: readonly string[]) => `SELECT json_array(${[...own, ...columns].join(", ")}) AS text FROM ${from}
  CROSS JOIN vendor v ON v.id = p.vendor_id CROSS JOIN category c ON c.id = p.category_id ${rest}`;
  return { am: select(Object.values(COLUMNS)), en: select(Object.values({ ...COLUMNS, ...UNREAD })) };
}

/** English pages never print this Amharic (domain/display-name). */
const UNREAD = {
  name_am: amharicBeside("p.name", "p.name_am"),
  vendor_name_am: amharicBeside("v.name", "v.amharic_name"),
  category_name_am: amharicBeside("c.name", "c.amharic_name"),
};

function amharicBeside(name: string, amharic: string): string {
  return `CASE WHEN ${amharic} = ${name} OR ${name} NOT GLOB '*[A-Za-z]*' THEN ${amharic} END`;
}

export function readProductText(text: string): { product: CardProduct; own: unknown[] } {
  const values = JSON.parse(text) as unknown[];
  const row = Object.fromEntries(NAMES.map((name, index) => [name, values[index]])) as unknown as ProductRow;
  return { product: toProduct({ ...row, subcategory_id: null }), own: values.slice(NAMES.length) };
}

const NAMES = Object.keys(COLUMNS);
