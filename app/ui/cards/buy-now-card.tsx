import type { BuyNowCardView } from "../../domain/cards/product-card.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { SelectOptions } from "./card-action.tsx";
import { CardName } from "./card-name.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { Carried, ReturnTo, Xsrf } from "../forms/form-fields.tsx";
import { LiteCard } from "./lite-card.tsx";
import { NamedText } from "../named-text.tsx";
import { Price } from "./price.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { ShortName } from "./short-name.tsx";
import { useLite } from "../printing/use-lite.ts";

/** Specification 2.8, 4.1: the card with a stock label and Buy Now. */
export function BuyNowCard({ card }: { card: BuyNowCardView }) {
  const isLite = useLite();
  const t = useT();
  const { name, shortName, lang } = card.category;
  const action = card.hasVariants ? (
    <SelectOptions href={card.href} name={card.name} lang={card.lang} />
  ) : (
    <BuyNowForm card={card} />
  );
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.href}>
        {action}
      </LiteCard>
    );
  return (
    <article
      className={
        isUnavailable(card.offer) ? "product-card buy-now-card product-card-gone" : "product-card buy-now-card"
      }
    >
      <CardPicture card={card} />
      <CardName href={card.href} named={card} />
      <p className="product-card-meta">
        <span lang={lang}>
          <ShortName name={name} shortName={shortName} />
        </span>
        <span className={`buy-now-card-stock buy-now-card-${card.stockLabel}`}>{t(stockTexts[card.stockLabel])}</span>
      </p>
      <CardSeller seller={card.seller} />
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      <OtherLabels labels={card.labels} />
      {action}
    </article>
  );
}

const stockTexts = { inStock: "card.many", soldOut: "card.soldOut", closed: "card.closed" } as const;

/** as specified: 4.1, below two units the button looks disabled and still adds; at none it is disabled. */
function BuyNowForm({ card }: { card: BuyNowCardView }) {
  const look = card.isBuyNowMuted || isUnavailable(card.offer) ? "button-muted" : "button-awning";
  return (
    <form className="product-card-action" method="post" action="/buy-now">
      <Carried>
        <ReturnTo />
        <Xsrf />
        <input type="hidden" name="product" value={card.id} />
      </Carried>
      <button className={`button button-wide ${look}`} formAction="/buy-now" disabled={isUnavailable(card.offer)}>
        <NamedText text="card.buyNow" name={card.name} lang={card.lang} />
      </button>
    </form>
  );
}
