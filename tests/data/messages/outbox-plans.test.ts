import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as outbox from "../../../app/data/messages/outbox.server.ts";
import * as tokens from "../../../app/data/messages/push-tokens.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW } from "../small-catalogue.ts";

// No statement walks a table.

const sender = { owner: "session:plans", idHash: "plans", now: NOW };
const payload = { to: "+251911000000", locale: "en", text: "passwordChanged" } as const;
const entry = { kind: "sms", dedupeKey: "plans", payload, now: NOW, expiresAt: NOW + 1 } as const;
const message = { ...entry, id: 1, attempts: 1, lease: NOW };
const move = { from: "a", to: "b", owner: "account:1" };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["outboxStatement", (db) => outbox.outboxStatement(db, entry).run()],
  ["leaseDue", (db) => outbox.leaseDue(db, NOW, { limit: 10, leaseMs: 1 })],
  ["markSent", (db) => outbox.markSent(db, message, NOW)],
  ["markKept", (db) => outbox.markKept(db, message, NOW)],
  ["postpone", (db) => outbox.postpone(db, message, NOW, "")],
  ["drop", (db) => outbox.drop(db, message, NOW, "")],
  ["removeOldMessages", (db) => outbox.removeOldMessages(db, 1, 10)],
  ["savePushToken", (db) => tokens.savePushToken(db, sender, "t")],
  ["removePushToken", (db) => tokens.removePushToken(db, sender.owner, "t")],
  ["movePushTokens", (db) => db.batch(tokens.movePushTokens(db, move))],
  ["removePushTokensOf", (db) => tokens.removePushTokensOf(db, "a").run()],
  ["findPushTokens", (db) => tokens.findPushTokens(db, { account: 1 }, NOW)],
  ["removeDeadTokens", (db) => tokens.removeDeadTokens(db, ["a"])],
  ["removeOldPushTokens", (db) => tokens.removeOldPushTokens(db, 1, 10)],
];

const SHORT = /^SCAN (json_each|CONSTANT ROW)\b/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
