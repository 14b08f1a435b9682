import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./stock-words.css";

/** Specification 9.4: in words, never by colour alone. */
export function StockWords({ stock: { state, left } }: { stock: ProductPageView["stock"] }) {
  const t = useT();
  const words = {
    many: t("product.many"),
    few: t("product.few", { count: left }),
    last: t("product.last"),
    soldOut: t("product.soldOut"),
  };
  return <p className={`stock-words stock-words-${state}`}>{words[state]}</p>;
}
