import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listLastMessages } from "../../../../app/data/messages/outbox.server.ts";
import { messageLines } from "../../../../scripts/steps/operator/message-lines.ts";
import { sendDue } from "../../../../workers/send-outbox.ts";
import { codeMessage } from "../../../data/messages/code-message.ts";
import { NOW } from "../../../data/small-catalogue.ts";

const origin = "http://localhost:8787";

test("`npm run shop -- outbox` prints what a shop without providers kept: the last ones, the newest at the end", async () => {
  await env.DB.batch([
    codeMessage(env.DB, "111111", NOW - 2),
    codeMessage(env.DB, "222222", NOW - 1),
    codeMessage(env.DB, "333333", NOW),
  ]);
  await sendDue({ DB: env.DB, OUTBOX: env.OUTBOX, PUBLIC_ORIGIN: origin }, NOW);
  await env.DB.prepare("UPDATE outbox SET payload = '{}', state = 'dropped', problem = 'too late' WHERE dedupe_key = ?")
    .bind("222222")
    .run();
  const lines = messageLines((await listLastMessages(env.DB, 2)).reverse(), origin);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^2026-11-21 11:59 {2}sms {3}dropped: too late$/);
  expect(lines[1]).toMatch(
    /sms {3}kept {2}to \+251911000000\n {4}Your registration code\n {4}333333 is your Gulit registration code/,
  );
});
