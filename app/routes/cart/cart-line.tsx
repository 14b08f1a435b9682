import type { CartLineView } from "../../domain/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm } from "../../ui/action-form.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LineFields } from "./line-fields.tsx";
import { LineNotices } from "./line-notices.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import "./cart-line.css";

/** One line: what it is, what it costs now, how many, and the way out of the cart. */
export function CartLine({ line }: { line: CartLineView }) {
  const t = useT();
  const { name, lang, href, thumbnail, variant, available } = line;
  return (
    <li className={available ? "cart-line" : "cart-line cart-line-gone"}>
      <a className="cart-line-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture url={thumbnail} kind="thumb" tint={line.productId} alt="" sizes="96px" />
      </a>
      <div className="cart-line-what">
        <a className="cart-line-name" href={href} lang={lang}>
          {name}
        </a>
        {variant && (
          <p className="cart-line-variant" lang={variant.lang}>
            {variant.name}
          </p>
        )}
        <p className="cart-line-unit">
          <span className="visually-hidden">{t("cart.unitPrice")} </span>
          {line.price}
          {line.usdPrice && <span className="cart-line-usd"> {t("cart.aboutUsd", { price: line.usdPrice })}</span>}
        </p>
        <LineNotices line={line} />
      </div>
      {available && <LineQuantity line={line} />}
      <ActionForm action="/cart/lines/remove" className="cart-line-way-out" reload>
        <LineFields line={line} />
        <button className="cart-line-remove">
          <NamedText text="cart.removeOf" name={name} lang={lang} />
        </button>
      </ActionForm>
      {available && (
        <p className="cart-line-total">
          <span className="visually-hidden">{t("cart.lineTotal")} </span>
          <strong>{line.lineTotal}</strong>
        </p>
      )}
    </li>
  );
}
