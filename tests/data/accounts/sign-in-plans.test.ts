import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as accounts from "../../../app/data/accounts/accounts.server.ts";
import * as attempts from "../../../app/data/accounts/attempts.server.ts";
import * as codes from "../../../app/data/accounts/one-time-codes.server.ts";
import { findSignedIn, touchSession } from "../../../app/data/accounts/sessions.server.ts";
import { signIn, signOut } from "../../../app/data/accounts/sign-in.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// No statement walks a table.

const phone = { kind: "phone", value: "+251911000001" } as const;
const account = { name: "", contact: phone, passwordHash: "h", locale: "en", owner: "session:a", now: NOW } as const;
const entering = {
  accountId: 1,
  oldHash: "a",
  newHash: "b",
  publicId: "p",
  device: "",
  recent: [{ productId: 1, variantId: 2 }],
  now: NOW,
};
const key = { purpose: "register", sessionHash: "a", now: NOW } as const;
const code = { ...key, contact: phone.value, codeHash: "h", pending: {}, accountId: null };
const counters = [{ kind: "k", subject: "s", limit: 1, windowStart: 0, windowEnd: 1 }];

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["createAccount", (db) => accounts.createAccount(db, account)],
  ["findAccount", (db) => accounts.findAccount(db, phone)],
  [
    "setPassword, endAllSignIns",
    (db) => db.batch([accounts.setPassword(db, 1, "h", NOW), ...accounts.endAllSignIns(db, 1)]),
  ],
  ["signIn", (db) => signIn(db, entering)],
  ["findSignedIn", (db) => findSignedIn(db, "b", NOW)],
  ["touchSession", (db) => touchSession(db, "b", NOW)],
  ["signOut", (db) => signOut(db, "b")],
  ["countAttempt", (db) => attempts.countAttempt(db, counters)],
  ["giveAttemptBack", (db) => attempts.giveAttemptBack(db, counters).run()],
  ["codeStatement", (db) => codes.codeStatement(db, code).run()],
  ["findCode", (db) => codes.findCode(db, key)],
  ["tryCode", (db) => codes.tryCode(db, key)],
  ["spendCode", (db) => codes.spendCode(db, key, "h").run()],
];

beforeAll(() => insertSmallCatalogue(env.DB));

// Allowed: one parameter's list, the lines of one cart, or no table.
const SHORT = /^SCAN (\(subquery-\d+\)|(w|json_each|wanted|shared|placed|plan|CONSTANT ROW)\b)/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
