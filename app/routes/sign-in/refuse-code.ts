import { replyTooMany } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { countTry } from "../../middleware/count-try.server.ts";

/** Counts a message with a code about to be sent to a contact; the 429 to answer with when there were too many, or null. */
export async function refuseCode(tools: ReturnType<typeof actionContext>, contact: string): Promise<Response | null> {
  const tried = await countTry(tools, "codes", contact);
  if (tried.ok) return null;
  const minutes = Math.ceil(tried.retryAfter / 60);
  const sentence =
    minutes > 90
      ? tools.t("accountActions.codesTooManyToday", { hours: Math.ceil(minutes / 60) })
      : tools.t("accountActions.codesTooMany", { minutes });
  return replyTooMany(tools.where, tried.retryAfter, sentence);
}
