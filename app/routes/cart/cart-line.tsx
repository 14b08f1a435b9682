import { useEffect, useRef } from "react";
import type { CartLineView } from "../../domain/cart/cart-vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { QuantityField } from "../../ui/forms/quantity-field.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { NamedText } from "../../ui/named-text.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { useEnhanced } from "../../ui/printing/use-enhanced.ts";

export function CartLineItem({ line, errors }: { line: CartLineView; errors: Record<string, string> }) {
  const t = useT();
  const { key, spoken: name, lang, href, available, problem } = line;
  return (
    <li className={available ? "cart-line" : "cart-line cart-line-gone"}>
      <ChosenLine line={line} href={href}>
        {line.usdPrice && <p className="chosen-line-more">{t("cart.aboutUsd", { price: line.usdPrice })}</p>}
        <LineNotices line={line} />
      </ChosenLine>
      <div className="cart-line-changes">
        {available && <LineQuantity line={line} errors={errors} />}
        <p>
          <button className="plain" name="remove" value={key} formNoValidate>
            <NamedText text="cart.removeOf" name={name} lang={lang} />
          </button>{" "}
          {problem !== "gone" && (
            <button className="plain" name="wish" value={key} formNoValidate>
              <NamedText text="cart.wishOf" name={name} lang={lang} />
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

const reasons = { gone: "cart.noLongerSold", closed: "cart.closed", soldOut: "cart.soldOut" } as const;

function LineNotices({ line: { problem, onlyLeft, priceChange, stock } }: { line: CartLineView }) {
  const t = useT();
  if (problem !== null && problem !== "fewer") return <p className="notice-bad">{t(reasons[problem])}</p>;
  return (
    <>
      {onlyLeft === null && <p className="good">{t(stock === 1 ? "card.last" : "card.many")}</p>}
      {onlyLeft === 0 && <p className="notice-bad">{t("cart.noneLeft")}</p>}
      {onlyLeft !== null && onlyLeft > 0 && <p className="notice-bad">{t("cart.onlyLeft", { count: onlyLeft })}</p>}
      {priceChange && (
        <p className="notice">{t(priceChange.direction === "up" ? "cart.priceUp" : "cart.priceDown", priceChange)}</p>
      )}
    </>
  );
}

interface LineQuantityProps {
  line: CartLineView;
  errors: Record<string, string>;
}

function LineQuantity({ line: { key, spoken: name, quantity, maxQuantity, ...line }, errors }: LineQuantityProps) {
  const t = useT();
  const isEnhanced = useEnhanced();
  const refused = useLineProblem(key, line);
  const id = `quantity-${key}`;
  const shown = useRef(quantity);
  useEffect(() => {
    // Text typed before scripts ran, or just now, is newer than the server's answer.
    if (shown.current === quantity) return;
    shown.current = quantity;
    const input = document.getElementById(id) as HTMLInputElement;
    if (document.activeElement !== input) input.value = String(quantity);
  }, [id, quantity]);
  const error = errors[id] ?? refused?.error;
  const step = (by: "stepUp" | "stepDown") => {
    const input = document.getElementById(id) as HTMLInputElement;
    input[by]();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div
      className={`cart-line-quantity${isEnhanced ? " cart-line-steps quantity-steps" : ""}${error ? " cart-line-wrong" : ""}`}
    >
      <input type="hidden" name={`was-${key}`} value={quantity} />
      <QuantityField
        id={id}
        name={id}
        label={t("card.quantityOf", { name })}
        quiet
        max={maxQuantity}
        value={refused?.value ?? quantity}
        error={error}
      />
      {isEnhanced && (
        <>
          <button type="button" className="cart-line-less" onClick={() => step("stepDown")}>
            <span aria-hidden="true">−</span>
            <span className="visually-hidden">{t("cart.less", { name })}</span>
          </button>
          <button type="button" className="cart-line-more" onClick={() => step("stepUp")}>
            <span aria-hidden="true">+</span>
            <span className="visually-hidden">{t("cart.more", { name })}</span>
          </button>
        </>
      )}
    </div>
  );
}

function useLineProblem(key: string, { productId, variantId }: { productId: number; variantId: number }) {
  const problem = useProblem();
  if (!problem) return null;
  const { fields, values } = problem;
  const name = `quantity-${key}`;
  if (values[name] !== undefined) return { value: values[name], error: fields[name] };
  const isOwn = values.product === String(productId) && (values.variant || "0") === String(variantId);
  return isOwn ? { value: values.quantity, error: fields.quantity } : null;
}
