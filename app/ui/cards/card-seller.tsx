import type { NameView } from "../../domain/display-name.ts";

/** Who sells it, and where that is: one line of every card. */
export function CardSeller({ seller, city }: { seller: NameView; city?: string }) {
  return (
    <p className="product-card-seller">
      {/* One text: beside another one the server would print a mark for each card. */}
      <span lang={seller.lang}>{`${seller.name} `}</span>
      {city && <span className="product-card-city">{city}</span>}
    </p>
  );
}
