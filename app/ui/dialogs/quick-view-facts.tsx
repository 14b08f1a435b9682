import { useEffect, useState } from "react";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../date-text.tsx";
import { Countdown } from "../countdown.tsx";
import { MarkedName } from "../marked-name.tsx";
import { Price } from "../cards/price.tsx";
import { ProductLabels } from "../cards/product-labels.tsx";
import { QuickViewForm } from "./quick-view-form.tsx";
import { Rating } from "../cards/rating.tsx";

export function QuickViewFacts({ product, onPicture }: { product: QuickView; onPicture: (url: string) => void }) {
  const t = useT();
  const [variantId, setVariantId] = useState(product.variantId);
  const chosen = product.variants.find(({ id }) => id === variantId)?.chosen ?? product;
  const { rating, vendor, labels } = product;
  const hasClock = Boolean(chosen.ends);
  // The page behind may have no clock of its own.
  useEffect(() => {
    if (hasClock) void import("../../client/clocks.ts").then(({ begin }) => begin()).catch(() => {});
  }, [hasClock]);
  const { stock } = chosen;
  const isSoldOut = product.stock.state === "soldOut";
  const words = {
    many: t("card.inStock"),
    few: t("quickView.few", { count: stock.left }),
    last: t("quickView.last"),
    soldOut: t("card.soldOut"),
  };
  return (
    <div className="quick-view-facts">
      <p className="quick-view-rating">
        <Rating rating={rating} />
      </p>
      <ProductLabels labels={labels} />
      <div role="status">
        <Price price={chosen.price} size="large" muted={isSoldOut} />
      </div>
      {chosen.ends && <Countdown until={chosen.endsAt!} ends={chosen.ends} />}
      {chosen.pays && <p className="quick-view-note muted">{t("quickView.pays", { price: chosen.pays })}</p>}
      <p className={`quick-view-stock quick-view-stock-${stock.state}`}>{words[stock.state]}</p>
      <p className="quick-view-vendor muted">
        <a href={vendor.href}>
          <MarkedName text="quickView.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>{" "}
        {vendor.city}
      </p>
      {isSoldOut || product.closedUntil ? (
        <>
          <p>
            {isSoldOut ? (
              t("quickView.soldOutText")
            ) : (
              <DatedText text="quickView.closedUntil" dates={{ date: product.closedUntil! }} />
            )}
          </p>
          <a className="button button-outline button-wide" href={product.similarHref}>
            {t("quickView.seeSimilar")}
          </a>
        </>
      ) : (
        <QuickViewForm
          product={product}
          stock={stock}
          variantId={variantId}
          onChoose={setVariantId}
          onPicture={onPicture}
        />
      )}
    </div>
  );
}
