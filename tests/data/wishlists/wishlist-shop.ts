import { addAccounts } from "../accounts/accounts.ts";
import { insertSmallCatalogue, plainProducts } from "../small-catalogue.ts";
import { statementsOf } from "../../support/statements.ts";

export async function insertShoppers(db: D1Database, products: number): Promise<void> {
  await insertSmallCatalogue(db, plainProducts(products));
  await addAccounts(db, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

export async function wishesOf(db: D1Database, account: number): Promise<Map<number, number>> {
  const results = await statementsOf(db).readRows<{ product_id: number; price_when_added: number; moving: number }>(
    "SELECT product_id, price_when_added, moving FROM wishlist_item WHERE account_id = ? ORDER BY product_id",
    account,
  );
  if (results.some(({ moving }) => moving !== 0)) throw new Error("a product is left between list and cart");
  return new Map(results.map((row) => [row.product_id, row.price_when_added]));
}
