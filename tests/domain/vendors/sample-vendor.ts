import type { Vendor } from "../../../app/domain/vendors/vendor.ts";

export const vendor: Vendor = {
  id: 3,
  name: "Abay Leather",
  nameAm: "ዓባይ ሌዘር",
  city: "Bahir Dar ",
  phone: "0911234567",
  description: "Bags of leather.",
  descriptionAm: "የቆዳ ቦርሳዎች።",
  logo: null,
  bannerImage: "http://img.example/b.webp",
  verifiedAt: Date.UTC(2024, 1, 29, 9),
  closedUntil: null,
  createdAt: Date.UTC(2024, 1, 17, 9),
  productCount: 34,
  rateSum: 13,
  rateCount: 3,
};
