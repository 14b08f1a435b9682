import { listVendorReviews } from "../../data/portal/portal-reviews.server.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

const AT_ONCE = 100;

export const loader = portalRead("listReviews", async ({ db, vendorId, query }) => {
  const found = await listVendorReviews(db, vendorId, Number(query.after), AT_ONCE + 1);
  const reviews = found.slice(0, AT_ONCE);
  return {
    reviews: reviews.map((review) => ({ ...review, writtenAt: new Date(review.writtenAt).toISOString() })),
    next: found.length > AT_ONCE ? String(reviews.at(-1)!.review) : null,
  };
});
