import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./jump-list.css";

/** Ways to the sections below: open headings instead of tabs. */
export function JumpList({ product: { description, facts } }: { product: ProductPageView }) {
  const t = useT();
  return (
    <nav className="jump-list" aria-label={t("product.onThisPage")}>
      <ul role="list">
        {description.paragraphs.length > 0 && (
          <li>
            <a href="#description">{t("product.description")}</a>
          </li>
        )}
        {facts.length > 0 && (
          <li>
            <a href="#specifications">{t("product.specifications")}</a>
          </li>
        )}
        <li>
          <a href="#reviews">{t("product.reviews")}</a>
        </li>
        <li>
          <a href="#similar">{t("product.similar")}</a>
        </li>
      </ul>
    </nav>
  );
}
