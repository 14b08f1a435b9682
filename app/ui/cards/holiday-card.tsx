import "./product-card.second.css";
import type { HolidayCardView } from "../../domain/cards/card-views.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AddToCart, SeeSimilar, SelectOptions } from "./card-action.tsx";
import { CardFrame } from "./card-frame.tsx";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8, 4.4: the card of holiday packages and exhibitions. */
export function HolidayCard({ card }: { card: HolidayCardView }) {
  const t = useT();
  const { id, name, lang, category, isExhibited, isWishingOver } = card;
  const surface = isExhibited ? ("exhibitionCard" as const) : undefined;
  const note = isWishingOver && !isUnavailable(card.offer) && (
    <p className="product-card-note">
      {t(card.offer === "exhibitionOver" ? "card.exhibitionStarted" : "card.exhibitionNoWishes")}
    </p>
  );
  const wish = <WishButton product={id} name={name} lang={lang} surface={surface} isOver={isWishingOver} />;
  const meta = (
    <p className="product-card-meta">
      <span lang={category.lang}>{category.name}</span>
    </p>
  );
  return <CardFrame card={card} {...{ wish, meta, note }} action={<HolidayAction card={card} surface={surface} />} />;
}

/** as specified: 4.4, disabled once the exhibition has started, unless flagged 'adey'. */
function HolidayAction({ card, surface }: { card: HolidayCardView; surface: "exhibitionCard" | undefined }) {
  const { id, name, lang, href, hasVariants, offer, category } = card;
  const isOver = offer === "exhibitionOver";
  if (isUnavailable(offer)) return <SeeSimilar href={category.href} />;
  if (hasVariants && !isOver) return <SelectOptions href={href} name={name} lang={lang} />;
  return <AddToCart id={id} name={name} lang={lang} surface={surface} isOver={isOver} />;
}
