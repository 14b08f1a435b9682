import type { RouterContextProvider } from "react-router";
import { takeLine } from "../../data/cart/cart-removal.server.ts";
import type { LineKey } from "../../data/cart/carts.server.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { replyDone } from "../../http/forms/reply.server.ts";
import { sealUndo } from "../../http/forms/undo.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { cartChanged } from "./cart-changed.ts";

/** Removes a line and offers to put it back; a line that is gone already is as good as removed. */
export async function removeLine(
  { db, session, now, t, secrets, where }: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
  key: LineKey,
): Promise<Response> {
  const { taken, units } = await takeLine(db, { owner: session.owner, now }, key);
  const message: FlashMessage = taken
    ? {
        kind: "done",
        text: t("buying.removed", { name: displayName(taken, localeOf(context)).name }),
        undo: sealUndo(taken, secrets, session.idHash),
      }
    : { kind: "done", text: t("actions.removed") };
  return replyDone(where, message, cartChanged(context, units));
}
