import { countViews, type DeliveredView } from "../app/data/products/product-views.server.ts";
import { reassignRanksOf } from "../app/data/listings/search-index.server.ts";
import { isProductView } from "../app/domain/products/product-view.ts";

/**
 * One delivery of the queue of views (wrangler.toml): counts them, then moves the products to their search rank. A
 * failure rejects, and the whole delivery comes again; what was counted by then is known by its receipt. now in UTC ms.
 */
export async function receiveViews(batch: MessageBatch, db: D1Database, now: number): Promise<void> {
  const views: DeliveredView[] = batch.messages.flatMap(({ id, body }) =>
    isProductView(body) ? [{ ...body, id }] : [],
  );
  await countViews(db, views, now);
  // All of them, not only those counted now: the last try may have ended between the two.
  await reassignRanksOf(db, [...new Set(views.map(({ productId }) => productId))]);
}
