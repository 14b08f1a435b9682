import type { ShortNamed } from "../../domain/cards/product-card.ts";

/** Specification 5.2: a name that was cut is seen cut and heard whole. What it stands in says its language. */
export function ShortName({ name, shortName }: ShortNamed) {
  if (!shortName) return name;
  return (
    <>
      <span aria-hidden="true">{shortName}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
