/** 11 September 2026, 12:00 in Addis Ababa. */
export const galleryNow = Date.UTC(2026, 8, 11, 9, 0, 0);

export const galleryParts = {
  generalCard: "cards",
  categoryListCard: "cards",
  buyNowCard: "cards",
  carCard: "cards",
  alternateCard: "cards",
  holidayCard: "cards",
  hero: "sections",
  triplets: "sections",
  productRow: "sections",
  nearYou: "sections",
  hygieneBlock: "sections",
} as const;

export type GalleryPart = keyof typeof galleryParts;

export function isGalleryPart(name: string): name is GalleryPart {
  return Object.hasOwn(galleryParts, name);
}
