import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { QuantityField } from "../../ui/forms/quantity-field.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { BuyNowButton } from "./buy-now-button.tsx";
import { useProductProblem } from "./use-product-problem.ts";
import { VariantChoice } from "./variant-choice.tsx";
import "./buy-form.css";

/** Once in the document; the bar on phones presses it by its id. The shop's own sentences answer a bad number, not the browser's. */
export function BuyForm({ product }: { product: ProductPageView }) {
  const t = useT();
  const { id, variants, variantId, maxQuantity, buyNowMuted } = product;
  const refused = useProductProblem(id);
  const errors = refused?.fields ?? {};
  return (
    <QuickForm action="/cart/lines" id="buy" className="buy-form">
      <input type="hidden" name="product" value={id} />
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
      {variants.length > 0 && <VariantChoice variants={variants} error={errors.variant} />}
      <QuantityField
        id="quantity"
        hint={maxQuantity > 1 ? t("product.quantityHint", { max: maxQuantity }) : undefined}
        max={maxQuantity}
        value={refused?.values.quantity}
        error={errors.quantity}
      />
      <button className="button button-primary button-wide" formNoValidate>
        {t("product.addToCart")}
      </button>
      <BuyNowButton isMuted={buyNowMuted} className="button-wide" />
    </QuickForm>
  );
}
