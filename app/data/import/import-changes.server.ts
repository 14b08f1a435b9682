import type { ProductDraft } from "../../domain/products/product-draft.ts";
import { BOUND_PRODUCTS } from "../products/bound-rows.server.ts";
import { CONTENT } from "./import-statements.server.ts";

/** A function of D1 takes 32 arguments at most. */
const AT_ONCE = 15;

const parts = Array.from({ length: Math.ceil(CONTENT.length / AT_ONCE) }, (_, part) =>
  CONTENT.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

const listOf = (table: string, columns: string, order = "position") =>
  `(SELECT json_group_array(json_object(${columns})) FROM (SELECT * FROM ${table} t WHERE t.product_id = p.id ORDER BY ${order}) t)`;

export const BEFORE = `json_object(
  'columns', json_array(${parts.map((names) => `json_object(${names.map((name) => `'${name}', p.${name}`).join(", ")})`).join(", ")}),
  'gone', p.gone_at IS NOT NULL, 'taken', p.units_taken,
  'images', ${listOf("product_image", "'image', t.image, 'source', (SELECT source FROM picture k WHERE k.hash = substr(t.image, 10))")},
  'specifications', ${listOf("product_specification", "'name', t.name, 'nameAm', t.name_am, 'value', t.value, 'valueAm', t.value_am")},
  'variants', ${listOf("product_variant", "'color', t.color, 'colorAm', t.color_am, 'colorCode', t.color_code, 'size', t.size, 'gtin', t.gtin, 'price', t.price, 'stockAmount', t.stock_amount, 'picture', t.picture, 'taken', t.units_taken, 'turns', json_array(json_object('price', t.next_price, 'at', t.next_at), json_object('price', t.then_price, 'at', t.then_at))")})`;

const INSERT = "INSERT INTO import_change (run_id, product_id, at, before, given_units, given_price)";

// A run may write a product twice: the first write saves the state before the run, the second the state after it.
const GIVEN_AGAIN = `ON CONFLICT (run_id, product_id) DO UPDATE SET given_units = excluded.given_units, given_price = excluded.given_price`;

/** The product's own value, unless the feed repeats its last one. */
const given = (column: string, kept: string) =>
  `CASE WHEN r.value ->> '${kept}' = 1 THEN p.${column} ELSE coalesce(r.value ->> '${column}', p.${column}) END`;

const CHANGED = `${INSERT}
  SELECT ?2, p.id, ?3, ${BEFORE}, ${given("stock_amount", "keeps_units")} + p.units_taken, ${given("selling_price", "keeps_price")}
  FROM json_each(?1) r CROSS JOIN product p ON p.id = r.value ->> 'id' WHERE true
  ${GIVEN_AGAIN}`;

const ADDED = `${INSERT}
  SELECT ?2, p.id, ?3, NULL, p.stock_amount + p.units_taken, p.selling_price
  FROM ${BOUND_PRODUCTS} WHERE r.value ->> 'id' IS NULL
  ${GIVEN_AGAIN}`;

/** Adds the statements that make an import undoable. `json`: their rows. */
export function recorded(
  db: D1Database,
  { run, json, now }: { run: number | null; json: string; now: number },
  statements: D1PreparedStatement[],
): D1PreparedStatement[] {
  if (run === null) return statements;
  const bound = (sql: string) => db.prepare(sql).bind(json, run, now);
  return [bound(CHANGED), ...statements, bound(ADDED)];
}

export interface Before {
  columns: Record<string, string | number | null>;
  gone: boolean;
  taken: number;
  /** `source`: original address of a third-party picture. */
  images: { image: string; source: string | null }[];
  specifications: ProductDraft["specifications"];
  variants: (Pick<ProductDraft["variants"][number], "color" | "colorAm" | "colorCode" | "size" | "price"> & {
    gtin: string | null;
    /** null: it shared the product's stock. */
    stockAmount: number | null;
    picture: number | null;
    taken: number;
  })[];
}

export function readBefore(text: string): Before {
  const { columns, gone, ...rest } = JSON.parse(text) as Omit<Before, "columns" | "gone"> & {
    columns: Before["columns"][];
    gone: number;
  };
  return { ...rest, columns: Object.assign({}, ...columns) as Before["columns"], gone: gone === 1 };
}
