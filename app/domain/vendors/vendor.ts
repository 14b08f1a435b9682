import type { Review } from "../reviews/review.ts";

/** Who sells (specification 3.5); times in UTC ms. */
export interface Vendor {
  id: number;
  name: string;
  nameAm: string | null;
  city: string;
  phone: string | null;
  description: string;
  descriptionAm: string | null;
  logo: string | null;
  bannerImage: string | null;
  verifiedAt: number | null;
  createdAt: number;
  /** While it lies ahead, nothing can be bought. */
  closedUntil: number | null;
  /** On sale, sold out ones among them. */
  productCount: number;
  /** Of all goods the vendor ever sold here. */
  rateSum: number;
  rateCount: number;
}

/** One shopper's words about a vendor's good. */
export interface VendorReview extends Review {
  product: { id: number; name: string; nameAm: string | null; nameSlug: string; retired: boolean };
}

/** A vendor as the directory shows it. */
export interface VendorCard extends Pick<
  Vendor,
  "id" | "name" | "nameAm" | "city" | "logo" | "verifiedAt" | "productCount" | "rateSum" | "rateCount"
> {
  /** Most viewed first; at most three. */
  goods: { id: number; name: string; nameAm: string | null; nameSlug: string; thumbnail: string }[];
}
