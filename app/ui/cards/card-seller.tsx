import type { NameView } from "../../domain/display-name.ts";

export function CardSeller({ seller, city }: { seller: NameView; city?: string }) {
  return (
    <p className="product-card-seller">
      {/* One text: React prints a comment node between two texts, in each card. */}
      <span lang={seller.lang}>{`${seller.name} `}</span>
      {city && <span className="product-card-city">{city}</span>}
    </p>
  );
}
