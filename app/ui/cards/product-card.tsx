import "./product-card.second.css";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { AddToCart, CardAction } from "./card-action.tsx";
import { CardFrame } from "./card-frame.tsx";
import { slugInHref } from "../../domain/products/product-links.ts";
import { NamedText } from "../named-text.tsx";
import type { Locale } from "../../domain/languages.ts";
import { Rating } from "./rating.tsx";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8: the general card. */
export function ProductCard({ card }: { card: ProductCardView }) {
  const { id, name, lang, titleHref: href, option, category, rating, city } = card;
  const wish = (
    <>
      <WishButton product={id} variant={option?.id} name={name} lang={lang} />
      <QuickViewLink href={href} name={name} lang={lang} />
    </>
  );
  const meta = (
    <>
      {option && <p lang={option.lang}>{option.name}</p>}
      <p className="product-card-meta">
        <span lang={category.lang}>{category.name}</span>
        {rating && <Rating rating={rating} />}
      </p>
    </>
  );
  const action = (
    <CardAction card={card} href={href}>
      <AddToCart id={id} name={name} lang={lang} />
    </CardAction>
  );
  return <CardFrame card={card} {...{ href, option, rating, city, wish, meta, action }} isNewTab />;
}

/** Specification 2.8, 2.9: a link to the product's page, which scripts open as a dialog (settled.md 4). */
function QuickViewLink({ href, name, lang }: { href: string; name: string; lang?: Locale }) {
  return (
    <a className="product-card-look" href={href} data-quick-view={slugInHref(href)}>
      <NamedText text="card.quickView" name={name} lang={lang} isUnseen />
    </a>
  );
}
