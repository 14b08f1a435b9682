import type { TextKey } from "../../../i18n/translate.ts";

/** 11 September 2026, 12:00 in Addis Ababa. */
export const galleryNow = Date.UTC(2026, 8, 11, 9, 0, 0);

export const galleryParts = {
  generalCard: { title: "gallery.generalCard", kind: "cards" },
  categoryListCard: { title: "gallery.categoryListCard", kind: "cards" },
  buyNowCard: { title: "gallery.buyNowCard", kind: "cards" },
  carCard: { title: "gallery.carCard", kind: "cards" },
  alternateCard: { title: "gallery.alternateCard", kind: "cards" },
  holidayCard: { title: "gallery.holidayCard", kind: "cards" },
  currentLayout: { title: "gallery.currentLayout", kind: "sections" },
  otherLayout: { title: "gallery.otherLayout", kind: "sections" },
  hero: { title: "home.hero", kind: "sections" },
  triplets: { title: "homePrinted.triplets", kind: "sections" },
  productRow: { title: "gallery.productRow", kind: "sections" },
  nearYou: { title: "home.nearYou", kind: "sections" },
} as const satisfies Record<string, { title: TextKey; kind: "cards" | "sections" }>;

export type GalleryPart = keyof typeof galleryParts;

export function isGalleryPart(name: string): name is GalleryPart {
  return Object.hasOwn(galleryParts, name);
}
