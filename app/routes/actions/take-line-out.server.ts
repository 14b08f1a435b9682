import { putBack, takeLine } from "../../data/cart/cart-removal.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { intentionOf } from "../../domain/cart/intention.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { openUndo, sealUndo } from "../../http/forms/undo.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { cartChanged, readLine } from "../../shared/cart/cart-answers.server.ts";
import { askToSignIn } from "../../shared/sign-in/ask-to-sign-in.server.ts";
import { moveLineToWishlist, wishlistOwner } from "../../shared/wishlist/wishlist-changes.server.ts";

export async function removeLine(tools: ActionTools, key: LineKey): Promise<Response> {
  const { db, session, now, t, secrets, reply, locale } = tools;
  const { taken, units } = await takeLine(db, { owner: session.owner, now }, key);
  const message: FlashMessage = taken
    ? {
        kind: "done",
        text: t("buying.removed", { name: chosenText(taken, locale) }),
        undo: sealUndo(taken, secrets, session.idHash),
      }
    : { kind: "done", text: t("actions.removed") };
  return reply(message, cartChanged(tools, units));
}

/** Takes the sealed line that this session got at the removal. */
export async function putLineBack(tools: ActionTools): Promise<Response> {
  const { db, session, submission, now, t, secrets, reply, refuse } = tools;
  const line = openUndo(submission.fields.get("undo"), secrets, session.idHash);
  if (!line) return refuse({ form: t("buying.undoTooLate") });
  const units = await putBack(db, { owner: session.owner, now }, line);
  if (units === null) return refuse({ form: t("actions.cartFull") });
  return reply(t("buying.putBack"), cartChanged(tools, units));
}

export async function wishLine(tools: ActionTools): Promise<Response> {
  const { session, submission, reply, refuse } = tools;
  if (!wishlistOwner(session)) {
    readLine(tools, removeFields);
    return askToSignIn(tools, intentionOf("cartWish", submission.fields, "/shop/cart"));
  }
  const moved = await moveLineToWishlist(tools);
  if (!moved.ok) return refuse(moved.problem);
  return reply(moved.message, { ...cartChanged(tools, moved.count), wishlist: moved.ids });
}
