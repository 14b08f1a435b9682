// `npm run outbox [-- 50]`: what the shop on this machine told outside, newest last; see docs/working-locally.md.
import { outboxLines } from "./steps/operator/outbox.ts";
import { PlainError, leave } from "./steps/plain-error.mjs";
import { readPort } from "./steps/port.mjs";
import { openStorage } from "./steps/shop/serve.ts";

const DEFAULT = 20;
const usage = "npm run outbox [-- HOW_MANY]";

try {
  const asked = process.argv[2];
  if (asked === "--help" || asked === "-h") {
    console.log(usage);
    process.exit(0);
  }
  const limit = Number(asked ?? DEFAULT);
  if (!Number.isInteger(limit) || limit < 1) throw new PlainError(`Say how many messages: ${usage}`);
  const storage = await openStorage();
  const origin = `http://localhost:${readPort(process.env.PORT)}`;
  const lines = await outboxLines(await storage.db(), limit, origin).finally(storage.stop);
  console.log(lines.length > 0 ? lines.join("\n") : "Nothing was told yet: register at /register, and look again.");
} catch (error) {
  leave(error);
}
