import type { CartSurface } from "../../domain/readings.ts";
import { QuickForm } from "../forms/quick-form.tsx";

/** Of the buttons of an exhibition's cards, before them: the server must know where those stand (specification 4.4). */
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

/** Of the buttons of cards that the server must know from those of their page, before them (specification 4.6). */
export function SurfaceForm({ surface }: { surface: CartSurface }) {
  const carried = <input type="hidden" name="surface" value={surface} />;
  return (
    <QuickForm action="/cart/lines" id={`add-${surface}`} carried={carried}>
      {null}
    </QuickForm>
  );
}
