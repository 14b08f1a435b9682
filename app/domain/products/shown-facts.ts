import { chargedPrice, discountPercent, type InBirr } from "./price.ts";

/** Santim, percent, UTC ms (null: never). */
export interface ShownFacts {
  shownPrice: number;
  shownDiscount: number;
  turnsAt: number | null;
}

/** By the rules of domain/products/price, without a variant (specification 4.2, 4.3). */
export function shownFacts(product: InBirr, now: number): ShownFacts {
  const ends = [product.specialPrice?.endDate ?? null, product.salePrice === null ? null : product.saleUntil]
    .filter((end) => end !== null && end > now)
    .sort((a, b) => a! - b!);
  const current = factsAt(product, now);
  const turnsAt = ends.find((end) => {
    const next = factsAt(product, end!);
    return next.shownPrice !== current.shownPrice || next.shownDiscount !== current.shownDiscount;
  });
  return { ...current, turnsAt: turnsAt ?? null };
}

function factsAt(product: InBirr, now: number): Omit<ShownFacts, "turnsAt"> {
  return { shownPrice: chargedPrice(product, null, now), shownDiscount: discountPercent(product, now) ?? 0 };
}
