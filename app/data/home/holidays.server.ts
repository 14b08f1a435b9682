import type { CardProduct } from "../../domain/products/product.ts";
import type { Locale } from "../../domain/languages.ts";
import { limit, linesOf, type TextQuery } from "../content/texts.server.ts";
import { readProductText, selectProductTexts } from "../products/product-texts.server.ts";
import {
  type ProductExhibition,
  PRODUCT_EXHIBITION,
  parseProductExhibition,
} from "../products/product-exhibition.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { namedJson } from "../translated.server.ts";

/** Specification 3.4, with entries in exhibitions (4.4). */
export interface HolidayPackage extends Translated<"name"> {
  id: number;
  slugName: string;
  categorySlug: string;
  products: { product: CardProduct; exhibition: ProductExhibition | null }[];
}

const PACKAGES = 12;

/** Specification 2.5, 4.8, 7.2: in the admins' order, products newest first. */
export function holidayQueries(perPackage: number, locale: Locale): TextQuery[] {
  return [
    { sql: HOLIDAYS, values: [limit(PACKAGES)] },
    { sql: PRODUCTS[locale], values: [limit(PACKAGES), limit(perPackage)] },
  ];
}

export function holidayPackagesOf(packages: string, products: string): HolidayPackage[] {
  const byId = new Map<number, HolidayPackage>();
  for (const text of linesOf(packages)) {
    const holiday = JSON.parse(text) as Omit<HolidayPackage, "products">;
    byId.set(holiday.id, { ...holiday, products: [] });
  }
  for (const text of linesOf(products)) {
    const { product, own } = readProductText(text);
    const [id, entry] = own as [number, Parameters<typeof parseProductExhibition>[0]];
    byId.get(id)?.products.push({ product, exhibition: parseProductExhibition(entry) });
  }
  return [...byId.values()];
}

const HOLIDAYS = `
  SELECT json_object('id', s.id, ${namedJson("s")}, 'slugName', s.slug_name, 'categorySlug', c.slug_name) AS text
  FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id CROSS JOIN category c ON c.id = s.category_id
  ORDER BY h.position, s.id LIMIT ?1`;

const PRODUCTS = selectProductTexts(
  `WHERE p.retired_at IS NULL ORDER BY wanted.position, wanted.subcategory_id, p.created_at DESC, p.id DESC`,
  {
    from: `(SELECT subcategory_id, position FROM holiday_package ORDER BY position, subcategory_id LIMIT ?1) wanted
      CROSS JOIN product p ON p.id IN (
        SELECT id FROM product INDEXED BY product_subcategory_newest
        WHERE retired_at IS NULL AND subcategory_id = wanted.subcategory_id AND sold_out = 0
        ORDER BY created_at DESC LIMIT ?2)`,
    columns: ["wanted.subcategory_id", `json(${PRODUCT_EXHIBITION})`],
  },
);
