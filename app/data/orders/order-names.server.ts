import { nameWords } from "../../domain/orders/order-search.ts";
import type { NewOrder } from "./new-order.server.ts";

export function nameOrder(db: D1Database, { publicId, details }: NewOrder): D1PreparedStatement {
  return db.prepare(NAME).bind(publicId, JSON.stringify(nameWords(details.name)));
}

const NAME = `
  INSERT INTO order_name (word, order_id)
  SELECT q.value, o.id FROM json_each(?2) q CROSS JOIN shop_order o ON o.public_id = ?1`;
