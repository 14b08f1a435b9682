import { redirect } from "react-router";
import { z } from "zod";
import { removePushToken, savePushToken } from "../../data/messages/push-tokens.server.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { type ActionTools, targets } from "../../request/action-context.server.ts";

export const loader = () => redirect("/", 303);

/** Update notification token (specification 7.2), for guests and shoppers. */
export const action = targets({
  tokens: withToken(({ db, session: { owner, idHash }, now }, token) =>
    savePushToken(db, { owner, idHash, now }, token),
  ),
  remove: withToken(({ db, session }, token) => removePushToken(db, session.owner, token)),
});

function withToken(write: (tools: ActionTools, token: string) => Promise<void>) {
  const schema = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,1024}$/) });
  return async (tools: ActionTools): Promise<Response> => {
    const parsed = parseFields(tools.submission, schema);
    // The token is not sent back, because its holder could send pushes to the browser.
    if (!parsed.ok) return tools.refuse({ fields: { token: tools.t("actions.pushTokenWrong") } });
    await write(tools, parsed.value.token);
    return tools.reply(null);
  };
}
