interface ExpoProduct {
  startDate: number;
}

/** Specification 4.4: whether the first product's start has passed. */
export function hasExhibitionStarted(expoProducts: readonly ExpoProduct[], now: number): boolean {
  const [first] = expoProducts;
  return first !== undefined && first.startDate <= now;
}

export type ExhibitionStatus = NonNullable<ReturnType<typeof exhibitionStatus>>;

export function exhibitionStatus(entry: (ExpoProduct & { isAdey: boolean }) | null | undefined, now: number) {
  return entry ? { hasStarted: hasExhibitionStarted([entry], now), isAdey: entry.isAdey } : null;
}

/** Specification 4.4: add to cart ends when the exhibition starts, except for products flagged 'adey'. */
export function isAddingOver(status: ExhibitionStatus | null): boolean {
  return status !== null && status.hasStarted && !status.isAdey;
}
