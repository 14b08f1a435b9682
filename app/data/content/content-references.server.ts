import { batch } from "../batch.server.ts";
/** `links`: last parts of product addresses; vendors: ids as text. */
export interface ContentReferences {
  products: string[];
  links: string[];
  categories: string[];
  subcategories: string[];
  vendors: string[];
}

export type FoundReferences = Awaited<ReturnType<typeof findContentReferences>>;

export async function findContentReferences(db: D1Database, named: ContentReferences) {
  const [products, links, categories, subcategories, vendors] = await batch<
    [ProductRow, Named, NamedRow, NamedRow & { path: string }, Named]
  >(db, [
    db.prepare(PRODUCTS).bind(JSON.stringify(named.products)),
    db.prepare(LINKS).bind(JSON.stringify(named.links)),
    db.prepare(CATEGORIES).bind(JSON.stringify(named.categories)),
    db.prepare(SUBCATEGORIES).bind(JSON.stringify(named.subcategories)),
    db.prepare(VENDORS).bind(JSON.stringify(named.vendors)),
  ]);
  return {
    products: new Map(products.results.map((row) => [row.name, { ...row, isRetired: row.isRetired === 1 }])),
    links: new Set(links.results.map(({ name }) => name)),
    categories: new Map(categories.results.map(({ name, id }) => [name, id])),
    subcategories: Map.groupBy(subcategories.results, ({ name }) => name),
    vendors: new Set(vendors.results.map(({ name }) => name)),
  };
}

interface Named {
  name: string;
}
interface NamedRow extends Named {
  id: number;
}
interface ProductRow extends NamedRow {
  slug: string;
  isRetired: number;
}

const PRODUCTS = `
  SELECT r.value AS name, p.id, p.name_slug AS slug, p.retired_at IS NOT NULL AS isRetired
  FROM json_each(?1) r CROSS JOIN product p ON p.id = coalesce(
    (SELECT id FROM product WHERE name_slug = r.value),
    (SELECT product_id FROM product_old_slug WHERE slug = r.value))`;

// Specification 2.1: a product's page is reached by its slug, a former slug, or its number.
const LINKS = `
  SELECT r.value AS name FROM json_each(?1) r
  WHERE EXISTS (SELECT 1 FROM product WHERE name_slug = r.value)
    OR EXISTS (SELECT 1 FROM product_old_slug WHERE slug = r.value)
    OR (r.value NOT GLOB '*[^0-9]*' AND EXISTS (SELECT 1 FROM product WHERE id = CAST(r.value AS INTEGER)))`;

const CATEGORIES = `SELECT r.value AS name, c.id FROM json_each(?1) r CROSS JOIN category c ON c.slug_name = r.value`;

const SUBCATEGORIES = `
  SELECT r.value AS name, s.id, c.slug_name || '/' || s.slug_name AS path
  FROM json_each(?1) r
  CROSS JOIN subcategory s ON s.slug_name = substr(r.value, instr(r.value, '/') + 1)
  CROSS JOIN category c ON c.id = s.category_id
  WHERE instr(r.value, '/') = 0 OR c.slug_name = substr(r.value, 1, instr(r.value, '/') - 1)
  ORDER BY r.key, path`;

const VENDORS = `SELECT r.value AS name FROM json_each(?1) r CROSS JOIN vendor v ON v.id = CAST(r.value AS INTEGER)`;
