import type { RouterContextProvider } from "react-router";
import { putBack } from "../../data/cart/cart-removal.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { openUndo } from "../../http/forms/undo.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { cartChanged } from "./cart-changed.ts";

/** Puts a removed line back as it was: {undo}, as the removal gave it to this session. */
export async function putLineBack(
  { db, session, submission, now, t, secrets, where }: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const line = openUndo(submission.fields.get("undo"), secrets, session.idHash);
  if (!line) return replyProblem(where, { fields: {}, values: {}, form: t("buying.undoTooLate") });
  const units = await putBack(db, { owner: session.owner, now }, line);
  if (units === null) return replyProblem(where, { fields: {}, values: {}, form: t("actions.cartFull") });
  return replyDone(where, { kind: "done", text: t("buying.putBack") }, cartChanged(context, units));
}
