// `npm run outbox [-- 50]`: what the shop on this machine told outside, newest last; see docs/working-locally.md.
import { commandLine, runCommand } from "./steps/command-line.ts";
import { outboxLines } from "./steps/operator/outbox.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { readPort } from "./steps/port.mjs";
import { openStorage } from "./steps/shop/serve.ts";

const DEFAULT = "20";
const usage = "npm run outbox [-- HOW_MANY]";

await runCommand({
  usage,
  read: (args, env) => {
    const { values, positionals } = commandLine(args, usage, {});
    if (values.help) return null;
    const [asked = DEFAULT, ...more] = positionals;
    const limit = Number(asked);
    if (!Number.isInteger(limit) || limit < 1 || more.length > 0) {
      throw new PlainError(`Say how many messages: ${usage}`);
    }
    return { limit, origin: `http://localhost:${readPort(env.PORT)}` };
  },
  run: async ({ limit, origin }) => {
    const storage = await openStorage();
    const lines = await outboxLines(await storage.db(), limit, origin).finally(storage.stop);
    return lines.length > 0 ? lines : ["Nothing was told yet: register at /register, and look again."];
  },
});
