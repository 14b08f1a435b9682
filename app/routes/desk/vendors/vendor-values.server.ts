import { createHash } from "node:crypto";
import type { DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { phoneText } from "../../../domain/accounts/contact.ts";
import { isoDay } from "../../../domain/date-view.ts";
import { isClosed } from "../../../domain/products/stock.ts";
import { profileFields } from "../../../domain/vendors/vendor-profile.ts";

/** As its form shows them. */
export function vendorValues(vendor: DeskVendor, now: number): Record<string, string> {
  const profile = Object.fromEntries(profileFields.map((field) => [field, vendor[field]]));
  return {
    ...profile,
    phone: vendor.smsTo === null ? vendor.phone : phoneText(vendor.smsTo),
    city: vendor.isCityKnown ? vendor.city : "",
    verified: vendor.verifiedAt === null ? "" : "1",
    hidden: vendor.hiddenAt === null ? "" : "1",
    closedUntil: isClosed(vendor, now) ? isoDay(vendor.closedUntil! - 1) : "",
  };
}

/** Another hash means that somebody changed the vendor since. */
export function vendorMark(vendor: DeskVendor, now: number): string {
  return createHash("sha256")
    .update(JSON.stringify(vendorValues(vendor, now)))
    .digest("base64url")
    .slice(0, 16);
}
