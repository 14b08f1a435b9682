import { z } from "zod";
import { endSession, endSessions } from "../../data/accounts/account-sessions.server.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { unknownThing, type AccountTools } from "./account-action.server.ts";
import { becomeGuest } from "./become-guest.server.ts";

const fields = z.object({ intent: z.enum(["one", "others", "all"]), session: z.string().optional() });

/** {intent: one, session}, {intent: others} or {intent: all}: each holds on the next request of what it ends. */
export async function sessionsAction(tools: AccountTools): Promise<Response> {
  const { db, account, session, submission, where, t } = tools;
  const parsed = parseFields(submission, fields);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: parsed.values, form: t("actions.checkFields") });
  const { intent, session: id = "" } = parsed.value;
  if (intent === "one") {
    const ended = await endSession(db, account.id, id);
    if (ended === null) return unknownThing(tools);
    if (ended === session.idHash) return becomeGuest(tools, t("accountActions.sessionEnded"));
    return replyDone(where, { kind: "done", text: t("accountActions.sessionEnded") });
  }
  await endSessions(db, account.id, intent === "all" ? null : session.idHash);
  if (intent === "all") return becomeGuest(tools, t("accountActions.sessionsEndedAll"));
  return replyDone(where, { kind: "done", text: t("accountActions.sessionsEndedOthers") });
}
