import { displayName } from "../display-name.ts";
import { phoneText } from "../accounts/contact.ts";
import { cityName } from "../delivery/city-name.ts";
import { dateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import { httpsMedia } from "../safe-href.ts";
import { productHref, vendorStoreHref } from "../products/product-links.ts";
import { ratingView } from "../products/rating.ts";
import { reviewView } from "../reviews/review.ts";
import type { Locale } from "../languages.ts";
import type { Vendor, ListedVendor, VendorReview } from "./vendor.ts";
import { translationsOf } from "../translated.ts";

export type VendorLogoView = ReturnType<typeof tileOf>;

export function vendorView(vendor: Vendor, locale: Locale) {
  const named = displayName(vendor, locale);
  const about = displayName(translationsOf(vendor, "description"), locale);
  return {
    ...named,
    href: vendorStoreHref(vendor.id),
    tile: tileOf(vendor, named),
    banner: vendor.bannerImage === null ? null : httpsMedia(vendor.bannerImage) || null,
    city: cityName(vendor.city.trim(), locale),
    since: dateView(vendor.createdAt, locale),
    verifiedSince: vendor.verifiedAt === null ? null : dateView(vendor.verifiedAt, locale),
    rating: ratingView(vendor),
    products: vendor.productCount,
    about: about.name.trim() === "" ? null : about,
    phone: vendor.phone === null ? null : phoneView(vendor.phone),
  };
}

export type VendorView = ReturnType<typeof vendorView>;

export function vendorCardView(vendor: ListedVendor, locale: Locale) {
  const named = displayName(vendor, locale);
  return {
    ...named,
    id: vendor.id,
    href: vendorStoreHref(vendor.id),
    tile: tileOf(vendor, named),
    city: cityName(vendor.city.trim(), locale),
    isVerified: vendor.verifiedAt !== null,
    rating: ratingView(vendor),
    products: vendor.productCount,
    goods: vendor.goods.map((good) => ({
      id: good.id,
      ...displayName(good, locale),
      href: productHref(good.nameSlug),
      thumbnail: httpsMedia(good.thumbnail),
    })),
  };
}

export type VendorCardView = ReturnType<typeof vendorCardView>;

/** href is null when the product is no longer sold. */
export function vendorReviewView({ product, ...review }: VendorReview, locale: Locale) {
  return {
    ...reviewView(review, locale),
    product: { ...displayName(product, locale), href: product.retired ? null : productHref(product.nameSlug) },
  };
}

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
}

function tileOf({ id, logo }: Pick<Vendor, "id" | "logo">, { name }: NameView) {
  return { id, logo: logo === null ? null : httpsMedia(logo) || null, initials: initialsOf(name) };
}

function phoneView(phone: string): { text: string; href: string } | null {
  const digits = phone.replace(/[\s-]/g, "");
  return /^\+?\d{6,15}$/.test(digits) ? { text: phoneText(digits), href: `tel:${digits}` } : null;
}
