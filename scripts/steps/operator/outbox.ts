import type { LastMessage } from "../../../app/data/messages/outbox.server.ts";
import { type Command, commandLine } from "../command-line.ts";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";
import { messageLines } from "./message-lines.ts";
import { PlainError } from "../plain-error.mjs";

const usage = "npm run shop -- outbox [HOW_MANY] [--to URL]   the last messages, 20 by default";

const DEFAULT = "20";
const MOST = 200;

interface OutboxOptions {
  limit: number;
  shop: AskedShop;
}

function readOutboxOptions(args: string[], env: NodeJS.ProcessEnv): OutboxOptions | null {
  const { values, positionals } = commandLine(args, usage, { to: { type: "string" } });
  if (values.help) return null;
  const [asked = DEFAULT, ...more] = positionals;
  const limit = Number(asked);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST || more.length > 0) {
    throw new PlainError(`Say how many messages, ${MOST} at most: ${usage}`);
  }
  return { limit, shop: askedShop(values.to, env) };
}

export default {
  usage,
  read: readOutboxOptions,
  run: async ({ limit, shop }) => {
    const asked = { operation: "messages", limit };
    const { messages } = await answerOf<{ messages: LastMessage[] }>(shop, "/operator/upkeep", asked);
    if (messages.length === 0) return ["There are no messages yet: register at /register, then try again."];
    return messageLines(messages.reverse(), shop.shop.origin);
  },
} satisfies Command<OutboxOptions>;
