import { redirect } from "react-router";
import { savePushToken } from "../../data/messages/push-tokens.server.ts";
import { parseFields, pushTokenFields } from "../../http/forms/fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";

export const loader = () => redirect("/", 303);

/** Update notification token (specification 7.2), for guests and shoppers. */
export const action = confirmed(async ({ db, session, submission, now, t, reply, refuse }) => {
  const parsed = parseFields(submission, pushTokenFields);
  // The token is not sent back, because its holder could send pushes to the browser.
  if (!parsed.ok) return refuse({ fields: { token: t("actions.pushTokenWrong") } });
  await savePushToken(db, { owner: session.owner, idHash: session.idHash, now }, parsed.value.token);
  return reply(null);
});
