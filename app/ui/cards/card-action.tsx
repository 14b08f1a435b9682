import type { ReactNode } from "react";
import type { CartSurface } from "../../domain/readings.ts";
import { useT } from "../../i18n/use-t.tsx";
import { NamedText } from "../named-text.tsx";

interface Named {
  name: string;
  lang?: "en" | "am";
}

/** The way on where nothing is left to buy. */
export function SeeSimilar({ href }: { href: string }) {
  const t = useT();
  return (
    <p className="product-card-action">
      <a className="button button-outline button-wide" href={href}>
        {t("card.seeSimilar")}
      </a>
    </p>
  );
}

/** A choice comes before the cart: the product's page has it. */
export function SelectOptions({ href, name, lang, children }: Named & { href: string; children?: ReactNode }) {
  return (
    <div className="product-card-action">
      {children}
      <a className="button button-outline button-wide" href={href}>
        <NamedText text="card.selectOptions" name={name} lang={lang} />
      </a>
    </div>
  );
}

interface AddToCartProps extends Named {
  id: number;
  /** What its form says of itself where the page does not tell (specification 4.6). */
  surface?: CartSurface;
  /** Looks and is disabled. */
  isOver?: boolean;
  /** Before the button. */
  children?: ReactNode;
}

/** Add to cart, one unit: a button of a form that serves all cards of its kind (ui/frame/shared-forms, surface-forms). */
export function AddToCart({ id, name, lang, surface, isOver, children }: AddToCartProps) {
  return (
    <div className="product-card-action">
      {children}
      <button
        className="button button-outline button-wide"
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
