import { leaveAlerts } from "../../data/messages/alerts.server.ts";
import { hashLeaveSecret } from "../../http/secrets/leave-secret.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";

/** Ends alerts by the secret of a message: {leave, all?}. One that is unknown, or was used, is answered the same. */
export const leaveAction = confirmed(async ({ db, submission, t, where }) => {
  const { fields, repeated } = submission;
  fields.set("returnTo", "/alerts/leave");
  const secret = repeated.size > 0 ? "" : (fields.get("leave") ?? "");
  // Only a text of that form is one.
  if (hashLeaveSecret(secret) === null) {
    return replyProblem(where, { fields: {}, values: {}, form: t("buying.alertLinkCut") });
  }
  const isAll = fields.get("all") === "1";
  await leaveAlerts(db, secret, isAll);
  return replyDone({ ...where, to: "/" }, { kind: "done", text: t(isAll ? "buying.alertsLeft" : "buying.alertLeft") });
});
