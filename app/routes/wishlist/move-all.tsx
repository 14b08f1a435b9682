import { useT } from "../../i18n/use-t.tsx";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { leaveRow } from "./leave-row.ts";

/** Everything that can be had goes to the cart; the rest stays, and the answer says why. */
export function MoveAll() {
  const t = useT();
  return (
    <ActionForm action="/wishlist/items/move" reload onAnswer={leaveRow}>
      <input type="hidden" name="all" value="1" />
      <button className="button button-primary">{t("wishlist.moveAll")}</button>
    </ActionForm>
  );
}
