export interface ListedReview {
  review: number;
  product: number;
  feedId: string;
  rate: number;
  author: string;
  text: string;
  writtenAt: number;
  reply: string;
}

export async function listVendorReviews(
  db: D1Database,
  vendorId: number,
  after: number,
  limit: number,
): Promise<ListedReview[]> {
  const { results } = await db.prepare(LIST).bind(vendorId, after, limit).all<ListedReview>();
  return results;
}

const LIST = `
  SELECT r.id AS review, r.product_id AS product, p.feed_id AS feedId, r.rate, r.author, r.content AS text,
    r.created_at AS writtenAt, r.reply
  FROM product_rate r CROSS JOIN product p ON p.id = r.product_id
  WHERE r.vendor_id = ?1 AND r.content <> '' AND r.hidden_at IS NULL
    AND (r.created_at, r.id) > (coalesce((SELECT created_at FROM product_rate WHERE id = ?2 AND vendor_id = ?1), 0), ?2)
  ORDER BY r.created_at, r.id LIMIT ?3`;
