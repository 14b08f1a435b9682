export type ExhibitionStatus = NonNullable<ReturnType<typeof exhibitionStatus>>;

/** Specification 4.4; `startDate`: of the exhibition's first product. */
export function exhibitionStatus(entry: { startDate: number; isAdey: boolean } | null | undefined, now: number) {
  return entry ? { hasStarted: entry.startDate <= now, isAdey: entry.isAdey } : null;
}

/** Specification 4.4: add to cart ends when the exhibition starts, except for products flagged 'adey'. */
export function isAddingOver(status: ExhibitionStatus | null): boolean {
  return status !== null && status.hasStarted && !status.isAdey;
}
