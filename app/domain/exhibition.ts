/** A product of an exhibition; startDate in UTC ms. */
interface ExpoProduct {
  startDate: number;
}

/**
 * Specification 4.4: not started while there are no products or the first one's start lies ahead, started otherwise. now
 * in UTC ms.
 */
export function hasExhibitionStarted(expoProducts: readonly ExpoProduct[], now: number): boolean {
  const [first] = expoProducts;
  return first !== undefined && first.startDate <= now;
}

/** as specified: 4.4, an exhibition that has started ignores add-to-wishlist. now in UTC ms. */
export function takesWishes(expoProducts: readonly ExpoProduct[], now: number): boolean {
  return !hasExhibitionStarted(expoProducts, now);
}
