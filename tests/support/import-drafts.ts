import { findOrCreateVendor } from "../../app/data/import/catalogue-import.server.ts";
import type { ProductDraft } from "../../app/domain/feed/product-draft.ts";
import { insert } from "./insert.ts";
import { statementsOf } from "./statements.ts";

/** UTC ms: the present of the tests of imports. */
export const NOW = Date.UTC(2026, 10, 15);

export function draft(feedId: string, changes: Partial<ProductDraft> = {}): ProductDraft {
  return {
    feedId,
    name: `Clay pot ${feedId}`,
    nameAm: null,
    description: "Fired twice.",
    descriptionAm: null,
    brand: null,
    gtin: null,
    weight: null,
    parentSlug: "home",
    category: { slugName: "kitchenware", name: "Kitchenware", nameAm: null },
    subcategory: { slugName: "pots", name: "Pots", nameAm: null },
    images: ["https://img.example/a.jpeg", "https://img.example/b.jpeg"],
    sellingPrice: 99_900,
    usdPrice: 645,
    salePrice: null,
    specialPrice: null,
    saleUntil: null,
    discount: 0,
    freeDelivery: false,
    stockAmount: 7,
    isNew: false,
    isTop: false,
    variants: [],
    specifications: [],
    ...changes,
  };
}

const TABLES = [
  ...["vendor", "parent_category", "category", "subcategory", "product", "product_image", "product_variant"],
  ...["product_specification", "product_rate", "search_rank", "product_search", "catalogue_version"],
  ...["brand", "choice", "shelf_cell", "shelf_value", "search_word"],
];

export async function tableContents(db: D1Database): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const table of TABLES) {
    // The other tables name their rows in a column.
    const { results } = await db.prepare(`SELECT ${table === "product_search" ? "rowid, " : ""}* FROM ${table}`).all();
    const rows = results.map((row) => JSON.stringify(row)).sort();
    contents[table] = `[${rows.join()}]`;
  }
  return contents;
}

export async function addParents(db: D1Database): Promise<void> {
  for (const [index, slug] of ["electronics", "home", "apparel"].entries()) {
    const place = { id: index + 1, slug_name: slug, name: slug, amharic_name: "ወላጅ", position: index + 1 };
    await insert(db, "parent_category", place).run();
  }
}

/** An empty catalogue with one vendor, whose id it returns. */
export async function emptyCatalogue(db: D1Database, now: number): Promise<number> {
  const tables =
    "import_run product_search search_word search_rank cart product subcategory category vendor picture".split(" ");
  await statementsOf(db).empty(...tables);
  await db.exec("DELETE FROM parent_category WHERE slug_name <> 'unsorted'");
  await addParents(db);
  return findOrCreateVendor(db, "Selam Pots", now, { kind: "operator", id: "", name: "", address: "" });
}
