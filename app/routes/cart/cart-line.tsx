import type { CartLineView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LineNotices } from "./line-notices.tsx";
import { LineQuantity } from "./line-quantity.tsx";

interface CartLineProps {
  line: CartLineView;
  errors: Record<string, string>;
}

/** One line: what it is, what it costs now, how many, and the ways out of the cart. */
export function CartLine({ line, errors }: CartLineProps) {
  const t = useT();
  const { key, name, lang, href, thumbnail, variant, available, problem } = line;
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
      {available && <LineQuantity line={line} errors={errors} />}
      {problem === null && (
        <p className="cart-line-total">
          <span className="visually-hidden">{t("cart.lineTotal")} </span>
          <strong>{line.lineTotal}</strong>
        </p>
      )}
      <p className="cart-line-ways">
        <button className="cart-line-way" name="remove" value={key} formNoValidate>
          <NamedText text="cart.removeOf" name={name} lang={lang} />
        </button>{" "}
        {problem !== "gone" && (
          <button className="cart-line-way" name="wish" value={key} formNoValidate>
            <NamedText text="cart.wishOf" name={name} lang={lang} />
          </button>
        )}
      </p>
    </li>
  );
}
