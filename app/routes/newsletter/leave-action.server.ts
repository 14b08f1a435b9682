import { leaveNewsletter } from "../../data/messages/newsletter.server.ts";
import { hashLeaveSecret } from "../../http/secrets/leave-secret.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";

/** Leaves the newsletter by the secret of a mail: {leave}. One that is unknown, or was used, is answered the same. */
export const leaveAction = confirmed(async ({ db, submission, t, where }) => {
  const { fields, repeated } = submission;
  const leaveHash = repeated.has("leave") ? null : hashLeaveSecret(fields.get("leave") ?? "");
  if (leaveHash === null) {
    return replyProblem(where, { fields: {}, values: {}, form: t("accountActions.newsletterLinkCut") });
  }
  await leaveNewsletter(db, leaveHash);
  return replyDone({ ...where, to: "/" }, { kind: "done", text: t("accountActions.newsletterLeft") });
});
