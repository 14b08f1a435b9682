import { useState } from "react";
import type { CartVendorView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm, type ActionAnswer } from "../../ui/forms/action-form.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { useAwake } from "../../ui/printing/use-awake.ts";
import { CartVendor } from "./cart-vendor.tsx";
import { useCartForm } from "./use-cart-form.ts";

interface CartLinesProps {
  vendors: CartVendorView[];
  onAnswer: (answer: ActionAnswer) => void;
}

/** All lines in one form: its button updates every quantity that was changed; scripts press it by themselves. */
export function CartLines({ vendors, onAnswer }: CartLinesProps) {
  const t = useT();
  const isAwake = useAwake();
  const refused = useProblem();
  const [answer, setAnswer] = useState<ActionAnswer | null>(null);
  const { update, mark, answered, ...handlers } = useCartForm();
  const told = (one: ActionAnswer) => {
    setAnswer(one);
    onAnswer(one);
    answered(one);
  };
  return (
    <div {...handlers}>
      <ActionForm id="cart-lines" action="/cart/lines/update" reload onAnswer={told}>
        {/* First of the form, so that Enter in a field presses it and not the removal of the first line. */}
        <button ref={update} className="visually-hidden" tabIndex={-1} aria-hidden="true" formNoValidate>
          {t("cart.update")}
        </button>
        <input ref={mark} type="hidden" />
        {vendors.map((vendor) => (
          <CartVendor key={vendor.id} vendor={vendor} errors={answer?.fields ?? refused?.fields ?? {}} />
        ))}
        <p className="cart-update">
          {isAwake ? (
            <span className="cart-update-note">{t("cart.autoUpdate")}</span>
          ) : (
            <button className="button button-outline" formNoValidate>
              {t("cart.update")}
            </button>
          )}
        </p>
      </ActionForm>
    </div>
  );
}
