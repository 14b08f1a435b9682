import { insertSmallCatalogue, NOW, type SmallProduct } from "../small-catalogue.ts";

export async function insertShoppers(db: D1Database, products: SmallProduct[]): Promise<void> {
  await insertSmallCatalogue(db, products);
  const account = db.prepare(
    "INSERT INTO account (id, email, password_hash, password_changed_at, created_at) VALUES (?1, ?2, '!', ?3, ?3)",
  );
  await db.batch([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => account.bind(id, `${id}@example.com`, NOW)));
}

export function plainProducts(count: number, changes: Partial<SmallProduct> = {}): SmallProduct[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    slug: `product-${at + 1}`,
    name: `Product ${at + 1}`,
    ...changes,
  }));
}

export async function wishesOf(db: D1Database, account: number): Promise<Map<number, number>> {
  const { results } = await db
    .prepare("SELECT product_id, price_when_added, moving FROM wishlist_item WHERE account_id = ? ORDER BY product_id")
    .bind(account)
    .all<{ product_id: number; price_when_added: number; moving: number }>();
  if (results.some(({ moving }) => moving !== 0)) throw new Error("a product is left between list and cart");
  return new Map(results.map((row) => [row.product_id, row.price_when_added]));
}
