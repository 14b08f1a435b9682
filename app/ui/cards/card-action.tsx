import type { ReactNode } from "react";
import type { CartSurface } from "../../domain/readings.ts";
import { useT } from "../../i18n/use-t.tsx";
import { NamedText } from "../named-text.tsx";
import { QuickForm } from "../forms/quick-form.tsx";

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
  /** What the form says of itself where its page does not tell (specification 4.6). */
  surface?: CartSurface;
  /** Looks and is disabled. */
  isOver?: boolean;
  /** Before the button. */
  children?: ReactNode;
}

/** Add to cart, one unit: a button of the page's form for cards, or of a form of its own where more than the product is said. */
export function AddToCart({ id, name, lang, surface, isOver, children }: AddToCartProps) {
  const words = <NamedText text="card.addToCart" name={name} lang={lang} />;
  const look = "button button-outline button-wide";
  if (!surface)
    return (
      <div className="product-card-action">
        {children}
        <button className={look} form="add" name="product" value={id} disabled={isOver}>
          {words}
        </button>
      </div>
    );
  const carried = (
    <>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="surface" value={surface} />
    </>
  );
  return (
    <QuickForm className="product-card-action" action="/cart/lines" carried={carried}>
      {children}
      <button className={look} disabled={isOver}>
        {words}
      </button>
    </QuickForm>
  );
}
