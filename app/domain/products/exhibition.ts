/** A product of an exhibition; startDate in UTC ms. */
interface ExpoProduct {
  startDate: number;
}

/** Specification 4.4: whether the first product's start has passed; false without products. now in UTC ms. */
export function hasExhibitionStarted(expoProducts: readonly ExpoProduct[], now: number): boolean {
  const [first] = expoProducts;
  return first !== undefined && first.startDate <= now;
}

/** A product's state in its exhibition, which cards and forms depend on. */
export interface ExhibitionStanding {
  hasStarted: boolean;
  isAdey: boolean;
}

/**
 * From a product's row in an exhibition (startDate: of the exhibition's first product, UTC ms); null when it is in
 * none.
 */
export function exhibitionStanding(
  place: (ExpoProduct & { isAdey: boolean }) | null | undefined,
  now: number,
): ExhibitionStanding | null {
  return place ? { hasStarted: hasExhibitionStarted([place], now), isAdey: place.isAdey } : null;
}

/** Specification 4.4: add to cart ends when the exhibition starts, except for products flagged 'adey'. */
export function isAddingOver(standing: ExhibitionStanding | null): boolean {
  return standing !== null && standing.hasStarted && !standing.isAdey;
}
