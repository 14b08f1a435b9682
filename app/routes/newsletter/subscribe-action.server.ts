import { subscribe } from "../../data/messages/newsletter.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { hashLeaveSecret, newLeaveSecret } from "../../http/secrets/leave-secret.server.ts";
import { newsletterCookie } from "../../http/cookies/newsletter-cookie.server.ts";
import { replyDone, replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import { cookiesContext, problemContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { countTry } from "../../middleware/count-try.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";

/** Asks for the newsletter: {email, next?}. Who gets it already is answered as who does not. */
export const subscribeAction = confirmed(async (tools, { context }) => {
  const { db, submission, t, where, now, publicOrigin } = tools;
  const { fields, repeated } = submission;
  const back = safePath(fields.get("next") ?? fields.get("returnTo"), publicOrigin);
  const typed = (fields.get("email") ?? "").slice(0, contactLimit + 1);
  const contact = repeated.size > 0 ? null : parseContact(typed);
  if (contact?.kind !== "email") {
    const wrong = { email: t("accountActions.newsletterInvalid") };
    return onItsPage(replyProblem(where, { fields: wrong, values: withoutSecrets(fields), form: null }));
  }
  const tried = await countTry(tools, "newsletter");
  if (!tried.ok) {
    const minutes = Math.ceil(tried.retryAfter / 60);
    return onItsPage(replyTooMany(where, tried.retryAfter, t("accountActions.codesTooMany", { minutes })));
  }
  const secret = newLeaveSecret();
  const email = contact.value;
  await subscribe(db, { email, locale: localeOf(context), secret, leaveHash: hashLeaveSecret(secret)!, now });
  callOutbox(tools);
  context.get(cookiesContext).push(newsletterCookie(publicOrigin));
  return replyDone({ ...where, to: back }, { kind: "done", text: t("accountActions.newsletterDone", { email }) });

  /** The foot of a page is far below what a refused form shows first. */
  function onItsPage(answer: Response): Response {
    const refused = context.get(problemContext);
    if (refused)
      where.context.set(problemContext, { ...refused, returnTo: `/newsletter?next=${encodeURIComponent(back)}` });
    return answer;
  }
});
