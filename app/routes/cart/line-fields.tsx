import type { CartLineView } from "../../domain/cart-view.ts";

/** Which line a form is about. */
export function LineFields({ line: { productId, variantId } }: { line: CartLineView }) {
  return (
    <>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variant" value={variantId} />
    </>
  );
}
