import type { LastMessage } from "../../../app/data/messages/outbox.server.ts";
import { lastMessages } from "../../../app/shared/vendor-link.server.ts";
import { type Command, commandLine } from "../command-line.ts";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";
import { messageLines } from "./message-lines.ts";
import { PlainError } from "../plain-error.mjs";
import { readPort } from "../port.mjs";
import { localSecrets } from "../shop/secrets.ts";
import { openStorage } from "../shop/serve.ts";

const usage = "npm run shop -- outbox [HOW_MANY] [--to URL]   the last messages, 20 by default";

const DEFAULT = "20";
const MOST = 200;

interface OutboxOptions {
  limit: number;
  origin: string;
  /** null: local storage. */
  shop: AskedShop | null;
}

function readOutboxOptions(args: string[], env: NodeJS.ProcessEnv): OutboxOptions | null {
  const { values, positionals } = commandLine(args, usage, { to: { type: "string" } });
  if (values.help) return null;
  const [asked = DEFAULT, ...more] = positionals;
  const limit = Number(asked);
  const isTooMany = values.to !== undefined && limit > MOST;
  if (!Number.isInteger(limit) || limit < 1 || isTooMany || more.length > 0) {
    throw new PlainError(`Say how many messages${values.to === undefined ? "" : `, ${MOST} at most`}: ${usage}`);
  }
  const shop = values.to === undefined ? null : askedShop(values.to, env);
  return { limit, origin: shop?.shop.origin ?? `http://localhost:${readPort(env.PORT)}`, shop };
}

async function farMessages(shop: AskedShop, limit: number): Promise<LastMessage[]> {
  const asked = { operation: "messages", limit };
  return (await answerOf<{ messages: LastMessage[] }>(shop, "/operator/upkeep", asked)).messages;
}

async function localMessages(limit: number): Promise<LastMessage[]> {
  const { SESSION_SECRET = "", SESSION_SECRET_PREVIOUS = "" } = localSecrets();
  const secrets = [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter(Boolean);
  const storage = await openStorage();
  try {
    return await lastMessages({ db: await storage.db(), secrets }, limit);
  } catch (error) {
    if (!String(error).includes("no such table")) throw error;
    throw new PlainError("There is no outbox yet: run npm start once, it brings the database up to date.");
  } finally {
    await storage.stop();
  }
}

export default {
  usage,
  read: readOutboxOptions,
  run: async ({ limit, origin, shop }) => {
    const messages = shop ? await farMessages(shop, limit) : await localMessages(limit);
    if (messages.length === 0) return ["There are no messages yet: register at /register, then try again."];
    return messageLines(messages.reverse(), origin);
  },
} satisfies Command<OutboxOptions>;
