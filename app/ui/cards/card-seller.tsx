import type { NameView } from "../../domain/display-name.ts";

/** Its city goes to the next line where both are too long for one (docs/decisions/0092). */
export function CardSeller({ seller, city }: { seller: NameView; city?: string }) {
  return (
    <p className="product-card-seller">
      {/* One text: React prints a comment node between two texts, in each card. */}
      <span lang={seller.lang}>{`${seller.name} `}</span>
      {city && <span className="product-card-city">{city}</span>}
    </p>
  );
}
