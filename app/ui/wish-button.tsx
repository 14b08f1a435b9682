import "./wish-button.css";
import { useEffect, useRef } from "react";
import { nameProduct, settleWishlist } from "../client/wishlist-store.ts";
import { wishlistPath } from "../domain/wishlist.ts";
import { ActionForm } from "./action-form.tsx";
import { Icon } from "./icon.tsx";
import { NamedText } from "./named-text.tsx";
import { useWishedIds } from "./use-wished-ids.ts";

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

/** Specification 4.5: 'go to wishlist' for a product that is in it, else the button that adds it. */
export function WishButton({ product, name, lang, hasWords, surface }: WishButtonProps) {
  const isIn = useWishedIds().includes(product);
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone: what took its place has the focus, unless the shopper went on meanwhile.
    if (isIn && isPressed.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isIn]);
  const look = hasWords ? "button wish-button-words" : "wish-button";
  const text = <NamedText text={isIn ? "card.goToWishlist" : "card.addToWishlist"} name={name} lang={lang} />;
  if (isIn)
    return (
      <a className={`${look} wish-button-in`} href={wishlistPath} ref={link}>
        <Icon name="heart" className={hasWords ? "button-icon" : undefined} />
        {text}
      </a>
    );
  const button = (
    <button
      className={look}
      form={surface ? undefined : "wish"}
      name="product"
      value={product}
      onClick={({ currentTarget }) => {
        isPressed.current = true;
        nameProduct(currentTarget);
      }}
    >
      <Icon name="heart" className={hasWords ? "button-icon" : undefined} />
      {text}
    </button>
  );
  if (!surface) return button;
  return (
    <ActionForm action="/wishlist/items" reload onAnswer={settleWishlist}>
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" data-product="" />
      {button}
    </ActionForm>
  );
}
