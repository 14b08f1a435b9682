import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { Icon } from "../icon.tsx";
import { NamedText } from "../named-text.tsx";
import { useShell } from "../shell.tsx";

interface WishButtonProps {
  /** Id of the product. */
  product: number;
  name: string;
  lang?: "en" | "am";
  /** Words beside the heart; without, it stands in the corner of a card. */
  hasWords?: boolean;
  /** Of an exhibition's card: the server must know (specification 4.4). */
  surface?: "exhibitionCard";
}

/** Specification 4.5: 'go to wishlist' for a product that is in it, else the button that adds it (client/hearts). */
export function WishButton({ product, name, lang, hasWords, surface }: WishButtonProps) {
  const isIn = useShell().wishlist.includes(product);
  if (isIn) return <WishedLink hasWords={hasWords} name={name} lang={lang} />;
  return (
    <button className={lookOf(hasWords)} form={surface ? `wish-${surface}` : "wish"} name="product" value={product}>
      {hasWords && <Icon name="heart" className="button-icon" />}
      <NamedText text="card.addToWishlist" name={name} lang={lang} isUnseen={!hasWords} />
    </button>
  );
}

/** The way to the list, in the place of the button. */
export function WishedLink({ hasWords, name, lang }: Pick<WishButtonProps, "hasWords" | "name" | "lang">) {
  return (
    <a className={`${lookOf(hasWords)} wish-button-in`} href={wishlistPath}>
      {hasWords && <Icon name="heart" className="button-icon" />}
      <NamedText text="card.goToWishlist" name={name} lang={lang} isUnseen={!hasWords} />
    </a>
  );
}

/** Without words the style sheet draws the heart: cards are many. */
const lookOf = (hasWords?: boolean) => (hasWords ? "button wish-button-words" : "wish-button");
