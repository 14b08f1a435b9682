import type { Review } from "../reviews/review.ts";

/** A vendor (specification 3.5); times in UTC ms. */
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
  /** Until then nothing can be bought. */
  closedUntil: number | null;
  /** On sale, including those sold out. */
  productCount: number;
  /** Over all products that the vendor ever sold here. */
  rateSum: number;
  rateCount: number;
}

/** A review of one of the vendor's products. */
export interface VendorReview extends Review {
  product: { id: number; name: string; nameAm: string | null; nameSlug: string; retired: boolean };
}

/** A vendor in the directory. */
export interface ListedVendor extends Pick<
  Vendor,
  "id" | "name" | "nameAm" | "city" | "logo" | "verifiedAt" | "productCount" | "rateSum" | "rateCount"
> {
  /** Most viewed first; at most three. */
  goods: { id: number; name: string; nameAm: string | null; nameSlug: string; thumbnail: string }[];
}
