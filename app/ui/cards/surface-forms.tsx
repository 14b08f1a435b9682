import type { CartSurface } from "../../domain/readings.ts";
import { QuickForm } from "../forms/quick-form.tsx";

/** Printed before the cards: the server must know that the button belongs to an exhibition (specification 4.4). */
export function ExhibitionForms() {
  return (
    <>
      <SurfaceForm surface="exhibitionCard" />
      <QuickForm
        action="/wishlist/items"
        id="wish-exhibitionCard"
        plain
        carried={<input type="hidden" name="surface" value="exhibitionCard" />}
      >
        {null}
      </QuickForm>
    </>
  );
}

/** Printed before the cards whose surface differs from that of their page (specification 4.6). */
export function SurfaceForm({ surface }: { surface: CartSurface }) {
  const carried = <input type="hidden" name="surface" value={surface} />;
  return (
    <QuickForm action="/cart/lines" id={`add-${surface}`} carried={carried}>
      {null}
    </QuickForm>
  );
}
