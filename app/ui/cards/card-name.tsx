import type { ShortNamed } from "../../domain/cards/product-card.ts";
import { ShortName } from "./short-name.tsx";

export function CardName({ href, named: { name, shortName, lang } }: { href: string; named: ShortNamed }) {
  return (
    <h3 className="product-card-name">
      <a href={href} lang={lang}>
        <ShortName name={name} shortName={shortName} />
      </a>
    </h3>
  );
}
