import { wishedAnchor, wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { NamedText } from "../named-text.tsx";
import { useShell } from "../root-data.ts";
import type { Locale } from "../../domain/languages.ts";

interface WishButtonProps {
  product: number;
  variant?: number;
  name: string;
  lang?: Locale;
  hasWords?: boolean;
  surface?: "exhibitionCard";
  isOver?: boolean;
}

/** Specification 4.5: 'go to wishlist' for a product that is in it, else the button that adds it. */
export function WishButton({ product, variant, name, lang, hasWords, surface, isOver }: WishButtonProps) {
  const isIn = useShell().wishlist.includes(product);
  if (isIn) return <WishedLink product={product} hasWords={hasWords} name={name} lang={lang} />;
  return (
    <button
      className={lookOf(hasWords)}
      form={surface ? `wish-${surface}` : "wish"}
      name="product"
      value={variant ? `${product}-${variant}` : product}
      disabled={isOver}
    >
      <NamedText text="card.addToWishlist" name={name} lang={lang} isUnseen={!hasWords} />
    </button>
  );
}

type WishedLinkProps = Pick<WishButtonProps, "hasWords" | "name" | "lang"> & { product?: number };

export function WishedLink({ product, hasWords, name, lang }: WishedLinkProps) {
  return (
    <a
      className={`${lookOf(hasWords)} wish-button-in`}
      href={wishlistPath}
      // Not an id: a page may show a product twice.
      {...(product && { name: wishedAnchor(product) })}
    >
      <NamedText text="card.goToWishlist" name={name} lang={lang} isUnseen={!hasWords} />
    </a>
  );
}

const lookOf = (hasWords?: boolean) =>
  hasWords ? "button button-quiet button-flush wish-button-words" : "wish-button";
