import { leaveNewsletter, subscribe } from "../../data/messages/readers.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { newsletterCookie } from "../../http/cookies/cookies.server.ts";
import { cookiesContext, problemContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { hashLinkSecret, newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import { callOutbox, confirmed } from "../../request/action-context.server.ts";
import { countTry, tooManyTries } from "../../request/count-try.server.ts";
import { localeOf } from "../../request/locale.server.ts";
import { refusedSentence } from "../forms/only-one.ts";

/** {email, next?}. Subscribers get the same answer, so that nobody learns who is one. */
export const subscribeAction = confirmed(async (tools, { context }) => {
  const { db, submission, t, reply, refuse, now, publicOrigin } = tools;
  const { fields, repeated } = submission;
  const back = safePath(fields.get("next") ?? fields.get("returnTo"), publicOrigin);
  const typed = (fields.get("email") ?? "").slice(0, contactLimit + 1);
  const contact = repeated.size > 0 ? null : parseContact(typed);
  if (contact?.kind !== "email") {
    const wrong = { email: refusedSentence(typed, "accountActions.newsletterInvalid", t) };
    return onItsPage(refuse({ fields: wrong, values: tools.typedValues() }));
  }
  const tried = await countTry(tools, "newsletter");
  if (!tried.ok) return onItsPage(tooManyTries(tools, tried.retryAfter));
  const secret = newLinkSecret();
  const email = contact.value;
  await subscribe(db, { email, locale: localeOf(context), secret, leaveHash: hashLinkSecret(secret)!, now });
  callOutbox(tools);
  context.get(cookiesContext).push(newsletterCookie(publicOrigin));
  return reply(t("accountActions.newsletterDone", { email }), {}, back);

  /** A refused form is printed on its own page, because this page's footer is out of sight. */
  function onItsPage(answer: Response): Response {
    const refused = context.get(problemContext);
    if (refused)
      tools.context.set(problemContext, { ...refused, returnTo: `/newsletter?next=${encodeURIComponent(back)}` });
    return answer;
  }
});

/** {leave}: the secret of a mail. A wrong or used one gets the same answer. */
export const leaveAction = confirmed(async ({ db, submission, t, reply, refuse }) => {
  const { fields, repeated } = submission;
  const leaveHash = repeated.has("leave") ? null : hashLinkSecret(fields.get("leave") ?? "");
  if (leaveHash === null) {
    return refuse({ form: t("accountActions.newsletterLinkCut") });
  }
  await leaveNewsletter(db, leaveHash);
  return reply(t("accountActions.newsletterLeft"), {}, "/");
});
