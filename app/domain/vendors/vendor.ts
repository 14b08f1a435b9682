import type { Review } from "../reviews/review.ts";

/** Specification 3.5. */
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
  closedUntil: number | null;
  /** Including sold-out products. */
  productCount: number;
  /** Over all products that the vendor ever sold here. */
  rateSum: number;
  rateCount: number;
}

export interface VendorReview extends Review {
  product: { id: number; name: string; nameAm: string | null; nameSlug: string; retired: boolean };
}

export interface ListedVendor extends Pick<
  Vendor,
  "id" | "name" | "nameAm" | "city" | "logo" | "verifiedAt" | "productCount" | "rateSum" | "rateCount"
> {
  /** Most viewed first; at most three. */
  goods: { id: number; name: string; nameAm: string | null; nameSlug: string; thumbnail: string }[];
}
