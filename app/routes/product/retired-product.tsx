import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./retired-product.css";

/** A product that was taken out of the shop: its name, and where similar goods are. */
export function RetiredProduct({ product: { name, lang, similarHref } }: { product: ProductPageView }) {
  const t = useT();
  return (
    <div className="retired-product">
      <h1 lang={lang}>{name}</h1>
      <p className="retired-product-state">{t("product.retired")}</p>
      <p>{t("product.retiredText")}</p>
      <a className="button button-primary" href={similarHref}>
        {t("product.seeSimilar")}
      </a>
    </div>
  );
}
