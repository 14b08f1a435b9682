import type { NameView } from "../../domain/display-name.ts";

/** Who sells it, and where that is: one line of every card. */
export function CardSeller({ seller: { name, lang }, city }: { seller: NameView; city?: string }) {
  // One text: beside another one the server would print a mark for each card.
  const words = city ? `${name} ` : name;
  return (
    <p className="product-card-seller">
      {lang ? <span lang={lang}>{words}</span> : words}
      {city && <span className="product-card-city">{city}</span>}
    </p>
  );
}
