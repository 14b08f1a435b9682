import "./wish-button.css";
import "./wish-button-words.css";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { Icon } from "../icon.tsx";
import { NamedText } from "../named-text.tsx";
import { QuickForm } from "./quick-form.tsx";
import { useShell } from "../frame/shell.tsx";

interface WishButtonProps {
  /** Id of the product. */
  product: number;
  name: string;
  lang?: "en" | "am";
  /** Words beside the heart; without, it stands in the corner of a card. */
  hasWords?: boolean;
  /** Of an exhibition's card: the server must know, so it has a form of its own (specification 4.4). */
  surface?: "exhibitionCard";
}

/** Specification 4.5: 'go to wishlist' for a product that is in it, else the button that adds it (client/hearts). */
export function WishButton({ product, name, lang, hasWords, surface }: WishButtonProps) {
  const isIn = useShell().wishlist.includes(product);
  const look = hasWords ? "button wish-button-words" : "wish-button";
  if (isIn) return <WishedLink className={look} name={name} lang={lang} />;
  const button = (
    <button className={look} form={surface ? undefined : "wish"} name="product" value={product}>
      <Icon name="heart" className={hasWords ? "button-icon" : undefined} />
      <NamedText text="card.addToWishlist" name={name} lang={lang} />
    </button>
  );
  if (!surface) return button;
  return (
    <QuickForm action="/wishlist/items" plain carried={<input type="hidden" name="surface" value={surface} />}>
      {button}
    </QuickForm>
  );
}

/** The way to the list, in the place of the button. */
export function WishedLink({ className, name, lang }: { className: string; name: string; lang?: "en" | "am" }) {
  return (
    <a className={`${className} wish-button-in`} href={wishlistPath}>
      <Icon name="heart" className={className === "wish-button" ? undefined : "button-icon"} />
      <NamedText text="card.goToWishlist" name={name} lang={lang} />
    </a>
  );
}
