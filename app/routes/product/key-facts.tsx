import type { FactView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./key-facts.css";

/** The first lines of the specification beside the picture, where there is room for them. */
export function KeyFacts({ facts }: { facts: FactView[] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return (
    <section className="key-facts" aria-labelledby="key-facts">
      <h2 id="key-facts">{t("product.keyFacts")}</h2>
      <ul>
        {facts.map(({ name, value }, at) => (
          <li key={at}>
            <span lang={name.lang}>{name.name}</span>
            {t("product.factMark")} <span lang={value.lang}>{value.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
