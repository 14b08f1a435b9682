import { ADD_TO_SEARCH } from "../../app/data/listings/search-index.server.ts";
import { shownFacts } from "../../app/domain/products/shown-facts.ts";
import { searchColumns } from "../../app/domain/search/search-text.ts";

/** UTC ms: the present of the tests of data/. */
export const NOW = Date.UTC(2026, 10, 21, 9);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface SmallProduct {
  id: number;
  slug: string;
  name: string;
  nameAm?: string;
  vendor?: number;
  parent?: number;
  category?: number;
  subcategory?: number;
  price?: number;
  specialHours?: number;
  discount?: number;
  freeDelivery?: boolean;
  stock?: number;
  views?: number;
  isRetired?: boolean;
  /** Hours before now. */
  age?: number;
}

export const CATALOGUE: SmallProduct[] = [
  { id: 1, slug: "phone-one", name: "Phone one", views: 5, age: 10, specialHours: 2, discount: 10 },
  { id: 2, slug: "phone-two", name: "Phone two", views: 50, age: 9, discount: 20, freeDelivery: true },
  { id: 3, slug: "phone-three", name: "Phone three", views: 7, age: 8, specialHours: -1, discount: 5 },
  {
    id: 4,
    slug: "blue-shoe",
    name: "Blue shoe",
    nameAm: "ሰማያዊ ጫማ",
    vendor: 2,
    parent: 2,
    category: 21,
    subcategory: 212,
    price: 99_999,
  },
  {
    id: 5,
    slug: "leather-bag",
    name: "Leather bag",
    nameAm: "የቆዳ ቦርሳ",
    vendor: 2,
    parent: 2,
    category: 21,
    subcategory: 211,
    price: 50_000,
    age: 1,
  },
  {
    id: 6,
    slug: "old-radio",
    name: "Old radio",
    isRetired: true,
    views: 900,
    discount: 50,
    freeDelivery: true,
    age: 0,
  },
  {
    id: 7,
    slug: "charger",
    name: "Charger",
    subcategory: 112,
    price: 100_000,
    stock: 0,
    specialHours: 1,
    freeDelivery: true,
  },
  { id: 8, slug: "9", name: "Slug of digits", age: 20 },
  { id: 9, slug: "fridge", name: "Fridge", category: 12, subcategory: 121, age: 30 },
];

const PLACES = [
  `INSERT INTO parent_category (id, slug_name, name, amharic_name, position) VALUES
    (1, 'electronics', 'Electronics', 'ኤሌክትሮኒክስ', 1), (2, 'bags', 'Bags', 'ቦርሳና ጫማ', 2)`,
  `INSERT INTO category (id, parent_id, slug_name, name, amharic_name, position) VALUES
    (11, 1, 'consumer-electronic', 'Consumer electronic', NULL, 1), (12, 1, 'home-appliance', 'Home appliance', NULL, 2),
    (21, 2, 'mens-shoes', 'Men''s shoes', 'የወንዶች ጫማ', 1), (131, 13, 'odds', 'Odds', NULL, 1)`,
  `INSERT INTO subcategory (id, category_id, slug_name, name, amharic_name, position) VALUES
    (111, 11, 'accessories', 'Accessories', NULL, 2), (112, 11, 'Charger', 'Charger', 'ቻርጀር', 1),
    (121, 12, 'refrigerators-freezers', 'Refrigerators', NULL, 1),
    (211, 21, 'handbags', 'Handbags', 'የእጅ ቦርሳ', 1), (212, 21, 'accessories', 'Accessories', NULL, 2)`,
  `INSERT INTO vendor (id, name, amharic_name, city, created_at) VALUES
    (1, 'Vendor 01', NULL, 'Addis Ababa', 0), (2, 'Vendor 02', 'ሻጭ ሁለት', 'Adama', 0)`,
  `INSERT INTO home_entry (list, position, entry) VALUES
    ('heroes', 2, '{"image":"/b.webp","link":"/b","headline":{"en":"Second","am":"ሁለት"},"price":null}'),
    ('heroes', 1, '{"image":"/a.webp","link":"/a","headline":{"en":"First","am":"አንድ"},"price":5000}'),
    ('tripletCards', 3, '{"url":"/3","image":"/3.webp","title":{"en":"Cards","am":"ካርዶች"}}'),
    ('tripletCards', 2, '{"url":"/2","image":"/2.webp","title":{"en":"Cards","am":"ካርዶች"}}'),
    ('tripletCards', 1, '{"url":"/1","image":"/1.webp","title":{"en":"Cards","am":"ካርዶች"}}'),
    ('banners.shop-now', 1, '{"url":"/side","image":"/side.webp","title":{"en":"Cards","am":"ካርዶች"}}')`,
];

const PRODUCT = `
  INSERT INTO product (id, vendor_id, feed_id, feed_hash, name, name_am, name_slug, parent_id, category_id, subcategory_id, selling_price,
    usd_price, special_price, special_ends_at, discount, free_delivery, stock_amount, listed_stock, view_count, created_at, updated_at,
    retired_at, shown_price, shown_discount, turns_at)
  VALUES (?1, ?2, CAST(?1 AS INTEGER), '', ?3, ?4, ?5, ?6, ?7, ?8, ?9, 100, ?10, ?11, ?12, ?13, ?14, ?14, ?15, ?16, ?16, ?17, ?18, ?19, ?20)`;

export async function insertSmallCatalogue(db: D1Database, products: SmallProduct[] = CATALOGUE): Promise<void> {
  await db.batch(PLACES.map((sql) => db.prepare(sql)));
  await insertProducts(db, products);
}

export async function insertProducts(db: D1Database, products: SmallProduct[]): Promise<void> {
  await db.batch(products.map((product) => db.prepare(PRODUCT).bind(...valuesOf(product))));
}

export function plainProducts(count: number, first = 1): SmallProduct[] {
  const ids = Array.from({ length: count }, (_, at) => first + at);
  return ids.map((id) => ({ id, slug: `product-${id}`, name: `Product ${id}` }));
}

function valuesOf(product: SmallProduct): (string | number | null)[] {
  const {
    id,
    vendor = 1,
    parent = 1,
    category = 11,
    subcategory = 111,
    price = 250_000,
    age = 100,
    stock = 5,
  } = product;
  const special = product.specialHours === undefined ? null : NOW + product.specialHours * HOUR;
  const specialPrice = special === null ? null : { price: price - 1_000, endDate: special };
  const discount = product.discount ?? 0;
  const { shownPrice, shownDiscount, turnsAt } = shownFacts(
    { sellingPrice: price, salePrice: null, saleUntil: null, specialPrice, discount },
    NOW,
  );
  return [
    ...[id, vendor, product.name, product.nameAm ?? null, product.slug, parent, category, subcategory, price],
    ...[special === null ? null : price - 1_000, special, product.discount ?? 0, product.freeDelivery ? 1 : 0, stock],
    ...[product.views ?? 0, NOW - age * HOUR, product.isRetired ? NOW : null],
    ...[shownPrice, shownDiscount, turnsAt],
  ];
}

export async function insertSearchRows(db: D1Database, products: SmallProduct[] = CATALOGUE): Promise<void> {
  const rows = products
    .filter((product) => !product.isRetired)
    .map(({ id, vendor = 1, name, nameAm = null }) => ({
      vendor_id: vendor,
      feed_id: String(id),
      search: searchColumns({
        ...{ name, nameAm, description: "", descriptionAm: null, brand: null },
        ...{ categoryNames: [], ownNames: [] },
      }),
    }));
  const json = JSON.stringify(rows);
  await db.batch(ADD_TO_SEARCH.map((sql) => db.prepare(sql).bind(json)));
}
