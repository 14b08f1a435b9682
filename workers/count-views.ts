import { countViews, type DeliveredView } from "../app/data/products/product-views.server.ts";
import { reassignRanksOf } from "../app/data/listings/search-index.server.ts";
import { isPageView } from "../app/domain/products/page-view.ts";

/** A failure retries the whole delivery; receipts make that idempotent. */
export async function receiveViews(batch: MessageBatch, db: D1Database, now: number): Promise<void> {
  const views: DeliveredView[] = batch.messages.flatMap(({ id, body }) => (isPageView(body) ? [{ ...body, id }] : []));
  await countViews(db, views, now);
  // All products, because the last try may have ended between the two steps.
  await reassignRanksOf(db, [...new Set(views.map(({ productId }) => productId))]);
}
