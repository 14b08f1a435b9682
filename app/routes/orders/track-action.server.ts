import { proveOrder } from "../../data/orders/order-lookup.server.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { parsePhone } from "../../domain/accounts/phone.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { countTry } from "../../middleware/count-try.server.ts";

/**
 * Opens the page of an order to who knows number and phone, {number, phone}. Every pair that is wrong costs and answers the
 * same, so that nobody learns which half was right; tries are counted.
 */
export const trackAction = confirmed(async (tools) => {
  const { db, session, submission, now, t, where } = tools;
  const { fields, repeated } = submission;
  if (!fields.has("returnTo")) fields.set("returnTo", "/track");
  const { owner } = session;
  const number = repeated.has("number") ? "" : (parseOrderNumber(fields.get("number") ?? "") ?? "");
  // By number too: whoever knows one does not go through all phones from ever new sessions.
  const tried = await countTry(tools, "lookup", number || null);
  if (!tried.ok) {
    const minutes = Math.ceil(tried.retryAfter / 60);
    return replyTooMany(where, tried.retryAfter, t("accountActions.codesTooMany", { minutes }));
  }
  // What is neither asks as well: how long that takes tells nobody anything.
  const phone = repeated.has("phone") ? "" : (parsePhone(fields.get("phone") ?? "") ?? "none");
  const found = await proveOrder(db, { number, phone, owner, now }, tried.giveBack);
  if (!found) {
    return replyProblem(where, { fields: {}, values: withoutSecrets(fields), form: t("buying.trackUnknown") });
  }
  const to = `/orders/${found.publicId}`;
  return replyDone({ ...where, to }, null, { to });
});
