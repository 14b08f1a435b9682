import type { Review } from "../reviews/review.ts";
import type { Translated } from "../translated.ts";

/** Specification 3.5. */
export interface Vendor extends Translated<"name" | "description"> {
  id: number;
  city: string;
  phone: string | null;
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
  product: Translated<"name"> & { id: number; nameSlug: string; retired: boolean };
}

export interface ListedVendor extends Pick<
  Vendor,
  "id" | keyof Translated<"name"> | "city" | "logo" | "verifiedAt" | "productCount" | "rateSum" | "rateCount"
> {
  /** Most viewed first; at most three. */
  goods: (Translated<"name"> & { id: number; nameSlug: string; thumbnail: string })[];
}
