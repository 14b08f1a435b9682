import { useState } from "react";
import type { CartLineView } from "../../domain/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm, type ActionAnswer } from "../../ui/action-form.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { LineFields } from "./line-fields.tsx";
import { useLineProblem } from "./use-line-problem.ts";

/** The line's quantity: what was refused stays in the field, with its reason. */
export function LineQuantity({ line }: { line: CartLineView }) {
  const t = useT();
  const refused = useLineProblem(line);
  const [answer, setAnswer] = useState<ActionAnswer | null>(null);
  const errors = answer?.fields ?? refused?.fields ?? {};
  const { name, lang, quantity, maxQuantity, key } = line;
  return (
    <ActionForm action="/cart/lines/update" className="cart-line-quantity" reload onAnswer={setAnswer}>
      <LineFields line={line} />
      <QuantityField
        key={quantity}
        id={`quantity-${key}`}
        label={t("cart.quantityOf", { name })}
        quiet
        max={maxQuantity}
        value={refused?.values.quantity ?? quantity}
        error={errors.quantity}
      />
      <button className="button button-outline" formNoValidate>
        <NamedText text="cart.updateOf" name={name} lang={lang} />
      </button>
    </ActionForm>
  );
}
