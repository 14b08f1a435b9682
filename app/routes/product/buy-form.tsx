import { useState } from "react";
import type { ProductPageView } from "../../domain/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm, type ActionAnswer } from "../../ui/action-form.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { useProductProblem } from "./use-product-problem.ts";
import { VariantChoice } from "./variant-choice.tsx";
import "./buy-form.css";

/** Once in the document; the bar on phones presses it by its id. The shop's own sentences answer a bad number, not the browser's. */
export function BuyForm({ product: { id, variants, maxQuantity } }: { product: ProductPageView }) {
  const t = useT();
  const refused = useProductProblem(id);
  const [answer, setAnswer] = useState<ActionAnswer | null>(null);
  const errors = answer?.fields ?? refused?.fields ?? {};
  const values = refused?.values ?? {};
  return (
    <ActionForm action="/cart/lines" id="buy" className="buy-form" adds onAnswer={setAnswer}>
      <input type="hidden" name="product" value={id} />
      {variants.length > 0 && <VariantChoice variants={variants} chosen={values.variant} error={errors.variant} />}
      <QuantityField
        id="quantity"
        hint={maxQuantity > 1 ? t("product.quantityHint", { max: maxQuantity }) : undefined}
        max={maxQuantity}
        value={values.quantity}
        error={errors.quantity}
      />
      <button className="button button-primary button-wide" formNoValidate>
        {t("product.addToCart")}
      </button>
    </ActionForm>
  );
}
