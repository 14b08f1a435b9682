import type { Locale } from "../../domain/languages.ts";
import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import { sentPictureStatements } from "../pictures/sent-pictures.server.ts";

interface PurchaseRow {
  orderId: number;
  /** The review is stored under the order's owner. */
  buyer: string;
  name: string;
  isDelivered: number;
  /** null without a review. */
  rate: number | null;
  content: string;
  hiddenAt: number | null;
  pictures: number;
  waiting: number;
}

/** A guest's order counts once its number and phone were given. */
export async function findPurchase(db: D1Database, owner: string, productId: number) {
  const row = await db.prepare(PURCHASE).bind(owner, productId).first<PurchaseRow>();
  if (!row) return null;
  const { rate, content, hiddenAt, pictures, waiting, isDelivered, ...purchase } = row;
  const review = rate === null ? null : { rate, content, hiddenAt, pictures, waiting };
  return { ...purchase, isDelivered: isDelivered === 1, review };
}

interface Written {
  owner: string;
  orderId: number;
  productId: number;
  rate: number;
  author: string;
  content: string;
  contentLang: Locale;
  pictures?: { sent: readonly SentPicture[]; by: string } | null;
  now: number;
}

/**
 * A hidden review stays hidden; changed, or with new pictures, it waits for an operator. False without a delivered
 * purchase. Throws isTooManyPictures.
 */
export async function saveReview(db: D1Database, review: Written): Promise<boolean> {
  const { owner, orderId, productId, rate, author, content, contentLang, pictures = null, now } = review;
  const waits = Number(pictures !== null && pictures.sent.length > 0);
  const save = db.prepare(SAVE).bind(owner, productId, orderId, rate, author, content, contentLang, now, waits);
  const sent = pictures
    ? sentPictureStatements(db, pictures.sent, { buyer: pictures.by, productId }, { owner: pictures.by, now })
    : [];
  const [saved] = await db.batch([save, ...sent]);
  return saved!.meta.changes > 0;
}

/** A hidden review loses only its words and pictures, so that it cannot be written again. */
export async function removeReview(
  db: D1Database,
  { owner, orderId, productId }: Pick<Written, "owner" | "orderId" | "productId">,
): Promise<void> {
  await db.batch([
    db.prepare(FORGET_PICTURES).bind(owner, productId, orderId),
    db.prepare(FORGET_HIDDEN).bind(owner, productId, orderId),
    db.prepare(REMOVE).bind(owner, productId, orderId),
  ]);
}

const ORDERS = `(
  SELECT id, 1 AS is_own FROM shop_order WHERE owner = ?1
  UNION ALL
  SELECT g.id, 0 FROM order_viewer v CROSS JOIN shop_order g ON g.public_id = v.public_id
  WHERE v.owner = ?1 AND substr(g.owner, 1, 8) = 'session:')`;

const DELIVERED = "c.state IN ('delivered', 'returnAsked', 'returned', 'returnRefused')";

const BOUGHT = `
  ${ORDERS} mine CROSS JOIN shop_order o ON o.id = mine.id
  CROSS JOIN parcel c ON c.order_id = o.id CROSS JOIN order_line l ON l.parcel_id = c.id AND l.product_id = ?2 AND l.cancelled < l.quantity`;

const PURCHASE = `
  SELECT o.id AS orderId, o.owner AS buyer, o.name, ${DELIVERED} AS isDelivered, r.rate, r.content, r.hidden_at AS hiddenAt,
    (SELECT count(*) FROM sent_picture WHERE review_id = r.id) AS pictures,
    (SELECT count(*) FROM sent_picture WHERE review_id = r.id AND shown_at IS NULL) AS waiting
  FROM ${BOUGHT} LEFT JOIN product_rate r ON r.buyer = o.owner AND r.product_id = ?2
  WHERE c.state <> 'cancelled' ORDER BY isDelivered DESC, mine.is_own DESC, o.id DESC LIMIT 1`;

const SAVE = `
  INSERT INTO product_rate (product_id, order_id, buyer, rate, author, content, content_lang, created_at, waits_since)
  SELECT ?2, o.id, o.owner, ?4, ?5, ?6, ?7, ?8, iif(?9, ?8, NULL) FROM ${BOUGHT} WHERE o.id = ?3 AND ${DELIVERED} LIMIT 1
  ON CONFLICT (buyer, product_id) WHERE buyer IS NOT NULL DO UPDATE SET
    rate = excluded.rate, author = excluded.author, content = excluded.content, content_lang = excluded.content_lang,
    cleared_at = CASE WHEN content = excluded.content THEN cleared_at END,
    waits_since = CASE WHEN ?9 THEN ?8 WHEN hidden_at IS NULL OR content = excluded.content THEN waits_since ELSE coalesce(waits_since, ?8) END`;

const OWN = `product_id = ?2 AND buyer = (SELECT o.owner FROM ${BOUGHT} WHERE o.id = ?3 LIMIT 1)`;

const FORGET_PICTURES = `DELETE FROM sent_picture WHERE review_id IN (SELECT id FROM product_rate WHERE ${OWN})`;
const FORGET_HIDDEN = `UPDATE product_rate SET content = '', author = '', reply = '', reply_at = NULL WHERE ${OWN} AND hidden_at IS NOT NULL`;
const REMOVE = `DELETE FROM product_rate WHERE ${OWN} AND hidden_at IS NULL`;
