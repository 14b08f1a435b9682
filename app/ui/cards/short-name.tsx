import type { ShortNamed } from "../../domain/cards/product-card.ts";

/** Specification 5.2: a shortened name is seen short and heard whole. */
export function ShortName({ name, shortName }: ShortNamed) {
  if (!shortName) return name;
  return (
    <>
      <span aria-hidden="true">{shortName}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
