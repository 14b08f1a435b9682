import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { BuyNowButton } from "./buy-box.tsx";
import "./product.css";

export function BuyBar({
  product: { price, stock, buyNowMuted, closedUntil, similarHref },
}: {
  product: ProductPageView;
}) {
  const t = useT();
  return (
    <div className="buy-bar spread">
      {stock.state === "soldOut" ? (
        <>
          <strong className="soft">{t("card.soldOut")}</strong>
          <a className="button button-outline buy-bar-button" href="#alert">
            {t("product.alertStock")}
          </a>
        </>
      ) : closedUntil !== null ? (
        <>
          <strong className="soft">{t("product.closed")}</strong>
          <a className="button button-outline buy-bar-button" href={similarHref}>
            {t("quickView.seeSimilar")}
          </a>
        </>
      ) : (
        <>
          <Price price={{ ...price, old: null, percent: null, dollars: undefined }} />
          <BuyNowButton isMuted={buyNowMuted} className="buy-bar-button" />
          <button
            className="button button-outline buy-bar-button"
            form="buy"
            formNoValidate
            aria-label={t("quickView.addToCart")}
          >
            {t("product.add")}
          </button>
        </>
      )}
      <template id="step-less">
        <button className="button" type="button" aria-label={t("product.less")}>
          −
        </button>
      </template>
      <template id="step-more">
        <button className="button" type="button" aria-label={t("product.more")}>
          +
        </button>
      </template>
    </div>
  );
}
