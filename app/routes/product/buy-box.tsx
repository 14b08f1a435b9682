import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { AlertForm } from "./alert-form.tsx";
import { BuyForm } from "./buy-form.tsx";
import { DealEnd } from "./deal-end.tsx";
import { StockWords } from "./stock-words.tsx";
import "./buy-box.css";

/** Price, stock and the one form that buys; sold out or from a closed vendor, the way to similar goods. */
export function BuyBox({ product }: { product: ProductPageView }) {
  const t = useT();
  const isSoldOut = product.stock.state === "soldOut";
  return (
    <section className="buy-box" aria-label={t("product.buy")}>
      <Price price={product.price} size="large" muted={isSoldOut} />
      {product.ends && <DealEnd endsAt={product.endsAt!} ends={product.ends} />}
      {product.paysInBirr && <p className="buy-box-note">{t("product.payInBirr")}</p>}
      <StockWords stock={product.stock} />
      {product.closedUntil !== null && (
        <p className="problem-banner">
          <DatedText text="product.closedUntil" dates={{ date: product.closedUntil }} />
        </p>
      )}
      {isSoldOut ? (
        <>
          <p>{t("product.soldOutText")}</p>
          <AlertForm product={product.id} kind="stock" />
          <a className="button button-outline button-wide" href={product.similarHref}>
            {t("product.seeSimilar")}
          </a>
        </>
      ) : product.closedUntil !== null ? (
        <a className="button button-outline button-wide" href={product.similarHref}>
          {t("product.seeSimilar")}
        </a>
      ) : (
        <BuyForm product={product} />
      )}
    </section>
  );
}
