import { redirect } from "react-router";
import { removePushToken } from "../../data/messages/push-tokens.server.ts";
import { parseFields, pushTokenFields } from "../../http/forms/fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";

export const loader = () => redirect("/", 303);

export const action = confirmed(async ({ db, session, submission, t, reply, refuse }) => {
  const parsed = parseFields(submission, pushTokenFields);
  if (!parsed.ok) return refuse({ fields: { token: t("actions.pushTokenWrong") } });
  await removePushToken(db, session.owner, parsed.value.token);
  return reply(null);
});
