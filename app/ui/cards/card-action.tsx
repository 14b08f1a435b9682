import { type OfferState, isUnavailable } from "../../domain/products/stock.ts";
import type { CartSurface } from "../../domain/readings.ts";
import { useT } from "../../i18n/use-t.tsx";
import { NamedText } from "../named-text.tsx";
import type { Locale } from "../../domain/languages.ts";
import type { ReactNode } from "react";

interface Named {
  name: string;
  lang?: Locale;
}

interface CardActionProps {
  card: Named & { href: string; offer: OfferState; hasVariants: boolean; category: { href: string } };
  href?: string;
  children: ReactNode;
}

/** The card's own button, if the product can be bought without choosing an option. */
export function CardAction({ card, href = card.href, children }: CardActionProps) {
  if (isUnavailable(card.offer)) return <SeeSimilar href={card.category.href} />;
  if (card.hasVariants) return <SelectOptions href={href} name={card.name} lang={card.lang} />;
  return children;
}

export function SeeSimilar({ href }: { href: string }) {
  const t = useT();
  return (
    <p className="product-card-action">
      <a className="button button-soft button-wide" href={href}>
        {t("card.seeSimilar")}
      </a>
    </p>
  );
}

export function SelectOptions({ href, name, lang }: Named & { href: string }) {
  return (
    <div className="product-card-action">
      <a className="button button-soft button-wide" href={href}>
        <NamedText text="card.selectOptions" name={name} lang={lang} />
      </a>
    </div>
  );
}

interface AddToCartProps extends Named {
  id: number;
  /** Sent with the form if the page does not imply it (specification 4.6). */
  surface?: CartSurface;
  isOver?: boolean;
}

/** Add to cart, one unit: a button of the one form that serves all cards of its kind. */
export function AddToCart({ id, name, lang, surface, isOver }: AddToCartProps) {
  return (
    <div className="product-card-action">
      <button
        className="button button-soft button-wide"
        form={surface ? `add-${surface}` : "add"}
        name="product"
        value={id}
        disabled={isOver}
      >
        <NamedText text="card.addToCart" name={name} lang={lang} />
      </button>
    </div>
  );
}
