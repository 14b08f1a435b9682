import { parseFields, pushTokenFields } from "../../http/forms/fields.server.ts";
import { type ActionTools, confirmed } from "../../request/action-context.server.ts";

export function pushAction(write: (tools: ActionTools, token: string) => Promise<void>) {
  return confirmed(async (tools) => {
    const parsed = parseFields(tools.submission, pushTokenFields);
    // The token is not sent back, because its holder could send pushes to the browser.
    if (!parsed.ok) return tools.refuse({ fields: { token: tools.t("actions.pushTokenWrong") } });
    await write(tools, parsed.value.token);
    return tools.reply(null);
  });
}
