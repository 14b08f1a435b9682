import { batch } from "../batch.server.ts";
import type { Vendor, VendorReview } from "../../domain/vendors/vendor.ts";
import { shownAddress } from "../pictures/picture-names.server.ts";
import { REVIEW, IS_PUBLISHED, toReview, type ReviewRow } from "../products/product-rates.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { named, translatedJson } from "../translated.server.ts";
import { goodsOn, shelfBase } from "../shelves.server.ts";

/** Specification 3.5. */
export type VendorStore = NonNullable<Awaited<ReturnType<typeof findVendorStore>>>;

export async function findVendorStore(db: D1Database, id: number, reviews: number) {
  const [vendor, parents, newest] = await batch<[Vendor, { id: number }, ReviewRow & { product: string }]>(db, [
    db.prepare(VENDOR).bind(id),
    db.prepare(PARENTS).bind(id, shelfBase("parent")),
    db.prepare(REVIEWS).bind(id, reviews),
  ]);
  const row = vendor.results[0];
  if (!row) return null;
  return {
    vendor: row,
    parentIds: parents.results.map((parent) => parent.id),
    reviews: newest.results.map((review): VendorReview => ({
      ...toReview(review),
      product: JSON.parse(review.product),
    })),
  };
}

const VENDOR = `
  SELECT id, ${named("")}, city, phone, description, amharic_description AS descriptionAm,
    ${shownAddress("logo")} AS logo, ${shownAddress("banner_image")} AS bannerImage, verified_at AS verifiedAt, created_at AS createdAt, closed_until AS closedUntil,
    ${goodsOn("vendor", "vendor.id")} AS productCount, rate_sum AS rateSum, rate_count AS rateCount
  FROM vendor WHERE id = ?1 AND hidden_at IS NULL`;

const PARENTS = `
  SELECT g.id FROM parent_category g CROSS JOIN shelf_value s ON s.shelf = ?2 + g.id AND s.facet = 2 AND s.value = ?1
  WHERE s.count > 0 ORDER BY s.count DESC, g.id LIMIT 100`;

const REVIEWS = `
  SELECT ${REVIEW},
    json_object('id', p.id, ${translatedJson("p.name")}, 'nameSlug', p.name_slug, 'retired', json(iif(p.retired_at IS NULL, 'false', 'true'))) AS product
  FROM product_rate r CROSS JOIN product p ON p.id = r.product_id
  WHERE r.vendor_id = ?1 AND ${IS_PUBLISHED}
  ORDER BY r.created_at DESC, r.id DESC LIMIT ?2`;

export async function findVendorNames(db: D1Database, vendorId: number): Promise<Translated<"name"> | null> {
  const statement = db.prepare(`SELECT ${named("")} FROM vendor WHERE id = ?1`).bind(vendorId);
  return statement.first<Translated<"name">>();
}
