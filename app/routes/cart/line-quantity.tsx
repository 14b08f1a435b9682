import { useEffect, useRef } from "react";
import type { CartLineView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { QuantityField } from "../../ui/forms/quantity-field.tsx";
import { useAwake } from "../../ui/printing/use-awake.ts";
import { useLineProblem } from "./use-line-problem.ts";

interface LineQuantityProps {
  line: CartLineView;
  errors: Record<string, string>;
}

/** The line's quantity: what was refused stays in the field, with its reason; scripts put their buttons inside. */
export function LineQuantity({ line: { key, name, quantity, maxQuantity, ...line }, errors }: LineQuantityProps) {
  const t = useT();
  const isAwake = useAwake();
  const refused = useLineProblem(key, line);
  const id = `quantity-${key}`;
  const shown = useRef(quantity);
  useEffect(() => {
    // What was typed before scripts ran, or is typed just now, is newer than what the server said.
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
    <div className={`cart-line-quantity${isAwake ? " cart-line-steps" : ""}${error ? " cart-line-wrong" : ""}`}>
      <input type="hidden" name={`was-${key}`} value={quantity} />
      <QuantityField
        id={id}
        name={id}
        label={t("cart.quantityOf", { name })}
        quiet
        max={maxQuantity}
        value={refused?.value ?? quantity}
        error={error}
      />
      {isAwake && (
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
