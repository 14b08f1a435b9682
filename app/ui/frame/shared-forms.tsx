import { QuickForm } from "../forms/quick-form.tsx";
import { asPrinted } from "../printing/as-printed.tsx";

// Forms that serve the buttons of many products: each carries only its product.

function Adding() {
  return (
    <QuickForm action="/cart/lines" id="add">
      {null}
    </QuickForm>
  );
}

function Wishing() {
  return (
    <QuickForm action="/wishlist/items" id="wish" plain>
      {null}
    </QuickForm>
  );
}

/** Of cards' buttons: before them all, because a button whose form has not come yet does nothing. */
export const CardsForm = import.meta.env.SSR ? Adding : asPrinted("form");

/** Of hearts. */
export const WishlistForm = import.meta.env.SSR ? Wishing : asPrinted("form");
