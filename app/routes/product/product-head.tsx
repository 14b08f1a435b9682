import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { ProductLabels } from "../../ui/cards/product-labels.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import "./product-head.css";

interface ProductHeadProps {
  product: Pick<ProductPageView, "name" | "lang" | "hasLongName" | "labels" | "rating" | "vendor">;
}

/** Name, rating with its number, and who sells, with how all of the seller's goods are rated. */
export function ProductHead({ product: { name, lang, hasLongName, labels, rating, vendor } }: ProductHeadProps) {
  const t = useT();
  return (
    <header className="product-head">
      <h1 className={hasLongName ? "product-head-name product-head-long" : "product-head-name"} lang={lang}>
        {name}
      </h1>
      <div className="product-head-rating">
        <Rating rating={rating} />
        {rating && <a href="#reviews">{t("product.reviews")}</a>}
      </div>
      <p className="product-head-vendor">
        <a href={vendor.href}>
          <MarkedName text="product.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>{" "}
        <span className="product-head-fact">{vendor.city}</span>{" "}
        {vendor.rating && <span className="product-head-fact">{t("product.vendorRated", vendor.rating)}</span>}
      </p>
      <ProductLabels labels={labels} />
    </header>
  );
}
