import type { CategoryPath } from "../../domain/feed/category-path.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";
import { BOUND_PRODUCTS } from "../products/bound-rows.server.ts";
import { fieldsOfColumns } from "./draft-columns.server.ts";
import type { FeedFacts } from "./import-rows.server.ts";
import { CONTENT } from "./import-statements.server.ts";

/** A function of D1 takes 32 arguments at most. */
const AT_ONCE = 15;

const parts = Array.from({ length: Math.ceil(CONTENT.length / AT_ONCE) }, (_, part) =>
  CONTENT.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

const listOf = (table: string, columns: string, order = "position") =>
  `(SELECT json_group_array(json_object(${columns})) FROM (SELECT * FROM ${table} t WHERE t.product_id = p.id ORDER BY ${order}) t)`;

const named = (table: string) =>
  `json_object('slugName', ${table}.slug_name, 'name', ${table}.name, 'nameAm', ${table}.amharic_name)`;

/** Of a category c, its parent g and its subcategory s. */
export const CATEGORY_PATH = `json_object('parentSlug', g.slug_name, 'category', ${named("c")},
  'subcategory', CASE WHEN s.id IS NOT NULL THEN ${named("s")} END)`;

export const BEFORE = `json_object(
  'columns', json_array(${parts.map((names) => `json_object(${names.map((name) => `'${name}', p.${name}`).join(", ")})`).join(", ")}),
  'gone', p.gone_at IS NOT NULL, 'taken', p.units_taken,
  'place', (SELECT json(${CATEGORY_PATH}) FROM category c CROSS JOIN parent_category g ON g.id = p.parent_id
    LEFT JOIN subcategory s ON s.id = p.subcategory_id WHERE c.id = p.category_id),
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

type Columns = Record<string, string | number | null>;

interface Before {
  columns: Columns[];
  gone: number;
  place: CategoryPath;
  /** `source`: original address of a third-party picture. */
  images: { image: string; source: string | null }[];
  specifications: ProductDraft["specifications"];
  variants: (Pick<ProductDraft["variants"][number], "color" | "colorAm" | "colorCode" | "size" | "price"> & {
    gtin: string | null;
    /** null: it shared the product's stock. */
    stockAmount: number | null;
    picture: number | null;
    turns: { price: number | null; at: number }[];
  })[];
}

/**
 * A stored product as a draft of the importer, with the addresses that its pictures came from; `newer`: columns with
 * other values by now.
 */
export function readBefore(text: string, feedId: string, newer: Columns = {}) {
  const { columns, gone, place, images, variants, specifications } = JSON.parse(text) as Before;
  const stored: Columns = Object.assign({}, ...columns, newer);
  const of = <Value>(name: string) => stored[name] as Value;
  const [specialEnd, nextStart] = [of<number | null>("special_ends_at"), of<number | null>("next_starts_at")];
  const draft: ProductDraft = {
    ...fieldsOfColumns(stored),
    feedId,
    ...place,
    images: images.map(({ image, source }) => source ?? image),
    usdPrice: of("usd_rate") === null ? of("usd_price") : null,
    specialPrice: specialEnd === null ? null : { price: of("special_price"), endDate: specialEnd },
    nextSale:
      nextStart === null ? null : { price: of("next_price"), startDate: nextStart, endDate: of("next_ends_at") },
    freeDelivery: of("free_delivery") === 1,
    isNew: of("is_new") === 1,
    isTop: of("is_top") === 1,
    variants: variants.map(({ gtin, stockAmount, picture, turns, ...variant }) => ({
      ...variant,
      ...(gtin !== null && { gtin }),
      ...(stockAmount !== null && { stockAmount }),
      ...(picture !== null && { picture }),
      turns: turns.flatMap(({ price, at }) => (price === null ? [] : [{ price, at }])),
    })),
    specifications,
  };
  const facts: FeedFacts = {
    feedHash: of("feed_hash"),
    feedPrice: of("feed_price"),
    feedUnits: of("feed_units"),
  };
  return { draft, facts, isGone: gone === 1 };
}
