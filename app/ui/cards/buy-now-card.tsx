import type { BuyNowCardView } from "../../domain/cards/card-views.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { SelectOptions } from "./card-action.tsx";
import { CardFrame } from "./card-frame.tsx";
import { Carried } from "../forms/form-fields.tsx";
import { NamedText } from "../named-text.tsx";
import { ShortName } from "./short-name.tsx";

/** Specification 2.8, 4.1: the card with a stock label and Buy Now. */
export function BuyNowCard({ card }: { card: BuyNowCardView }) {
  const t = useT();
  const { name, shortName, lang } = card.category;
  const meta = (
    <p className="product-card-meta">
      <span lang={lang}>
        <ShortName name={name} shortName={shortName} />
      </span>
      <span className={`buy-now-card-stock buy-now-card-${card.stockLabel}`}>{t(stockTexts[card.stockLabel])}</span>
    </p>
  );
  const action = card.hasVariants ? (
    <SelectOptions href={card.href} name={card.name} lang={card.lang} />
  ) : (
    <BuyNowForm card={card} />
  );
  return <CardFrame card={card} look="buy-now-card" meta={meta} action={action} />;
}

const stockTexts = { inStock: "card.many", soldOut: "card.soldOut", closed: "card.closed" } as const;

/** as specified: 4.1, below two units the button looks disabled and still adds; at none it is disabled. */
function BuyNowForm({ card }: { card: BuyNowCardView }) {
  const look = card.isBuyNowMuted || isUnavailable(card.offer) ? "button-muted" : "button-awning";
  return (
    <form className="product-card-action" method="post" action="/buy-now">
      <Carried>
        <input type="hidden" name="product" value={card.id} />
      </Carried>
      <button className={`button button-wide ${look}`} formAction="/buy-now" disabled={isUnavailable(card.offer)}>
        <NamedText text="card.buyNow" name={card.name} lang={card.lang} />
      </button>
    </form>
  );
}
