import type { DateView } from "../../domain/date-view.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { QuantityField } from "../../ui/forms/quantity-field.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { LiveCountdown } from "../../ui/live-countdown.tsx";
import { AlertForm } from "./alert-form.tsx";
import { useProductProblem } from "./refused-product-form.tsx";
import { VariantChoice } from "./variant-choice.tsx";

/** At the head of the page; everything after it depends on the choice. */
export function BuyPrice({ product }: { product: ProductPageView }) {
  const t = useT();
  const { price, stock, ends, endsAt, pays } = product;
  return (
    <div className="buy-price cluster">
      <Price price={price} size="large" muted={stock.state === "soldOut"} />
      <StockWords stock={stock} />
      {ends && <DealEnd endsAt={endsAt!} ends={ends} />}
      {pays && <p>{t("quickView.pays", { price: pays })}</p>}
    </div>
  );
}

export function BuyBox({ product }: { product: ProductPageView }) {
  const t = useT();
  const { id, stock, isOptionSoldOut, closedUntil, similarHref, variantId } = product;
  const isSoldOut = stock.state === "soldOut" && !isOptionSoldOut;
  const similar = (
    <a className="button button-outline button-wide" href={similarHref}>
      {t("quickView.seeSimilar")}
    </a>
  );
  return (
    <section className="buy-box stack" aria-label={t("product.buy")}>
      {closedUntil !== null && (
        <p className="problem-banner">
          <DatedText text="quickView.closedUntil" dates={{ date: closedUntil }} />
        </p>
      )}
      {isSoldOut ? (
        <>
          <p>{t("quickView.soldOutText")}</p>
          <AlertForm product={id} kind="stock" variant={variantId} />
          {similar}
        </>
      ) : isOptionSoldOut ? (
        <>
          <VariantChoice product={product} error={undefined} />
          <p>{t("product.optionSoldOutText")}</p>
          <AlertForm product={id} kind="stock" variant={variantId} />
        </>
      ) : closedUntil !== null ? (
        similar
      ) : (
        <BuyForm product={product} />
      )}
    </section>
  );
}

/** formNoValidate: our sentences replace the browser's. */
function BuyForm({ product }: { product: ProductPageView }) {
  const t = useT();
  const { id, variantId, open, maxQuantity, buyNowMuted } = product;
  const refused = useProductProblem(id);
  const errors = refused?.fields ?? {};
  return (
    <QuickForm action="/cart/lines" id="buy" className="stack">
      <input type="hidden" name="product" value={id} />
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
      {open && <input type="hidden" name="open" value={open} />}
      <VariantChoice product={product} error={errors.variant} />
      <div className="buy-row quantity-steps">
        <QuantityField id="quantity" max={maxQuantity} value={refused?.values.quantity} error={errors.quantity} />
        <button className="button button-outline" formNoValidate>
          {t("quickView.addToCart")}
        </button>
        <BuyNowButton isMuted={buyNowMuted} />
      </div>
    </QuickForm>
  );
}

interface BuyNowButtonProps {
  /** Specification 4.1: looks disabled, and works. */
  isMuted: boolean;
  className?: string;
}

export function BuyNowButton({ isMuted, className = "" }: BuyNowButtonProps) {
  return (
    <button
      className={`button ${isMuted ? "button-muted" : "button-awning"} ${className}`}
      form="buy"
      formAction="/buy-now"
      formMethod="post"
      formNoValidate
    >
      {useT()("quickView.buyNow")}
    </button>
  );
}

/** A clock replaces it once hydrated (specification 4.2). */
function DealEnd({ endsAt, ends }: { endsAt: number; ends: DateView }) {
  return (
    <p className="deal-end muted">
      <LiveCountdown until={endsAt} text="product.clock">
        <DatedText text="product.ends" dates={{ date: ends }} />
      </LiveCountdown>
    </p>
  );
}

/** Specification 9.4: in words, never by colour alone. */
function StockWords({ stock: { state, left } }: { stock: ProductPageView["stock"] }) {
  return <p className={`stock-words stock-words-${state}`}>{useT()(`card.${state}`, { count: left })}</p>;
}
