import { QuickForm } from "../forms/quick-form.tsx";
import { asPrinted } from "../printing/as-printed.tsx";

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

/** Before the cards, because a button does nothing until its form is parsed. */
export const CardsForm = import.meta.env.SSR ? Adding : asPrinted("form");

export const WishlistForm = import.meta.env.SSR ? Wishing : asPrinted("form");
