import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { absorbDraft, findDraft, saveDraft } from "../../../app/data/orders/checkout-draft.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { NOW } from "../small-catalogue.ts";

const DAY = 86_400_000;
const absorbed = (guest: string, account: number) => ({
  guest: `session:${guest}`,
  owner: `account:${account}`,
  now: NOW,
});

test("what was typed last is kept, for its owner alone", async () => {
  await saveDraft(env.DB, "session:a", '{"name":"A"}', NOW);
  await saveDraft(env.DB, "session:a", '{"name":"B"}', NOW + 1);
  expect(await findDraft(env.DB, "session:a")).toBe('{"name":"B"}');
  expect(await findDraft(env.DB, "session:b")).toBeNull();
});

test("signing in takes a guest's draft along, once, and only over an older one", async () => {
  await saveDraft(env.DB, "session:c", "new", NOW);
  await saveDraft(env.DB, "account:1", "old", NOW - 1);
  await saveDraft(env.DB, "account:2", "newer", NOW + 1);
  await env.DB.batch(absorbDraft(env.DB, absorbed("c", 1)));
  expect([await findDraft(env.DB, "account:1"), await findDraft(env.DB, "session:c")]).toEqual(["new", null]);
  await env.DB.batch(absorbDraft(env.DB, absorbed("c", 1)));
  expect(await findDraft(env.DB, "account:1")).toBe("new");
  await saveDraft(env.DB, "session:d", "older", NOW);
  await env.DB.batch(absorbDraft(env.DB, absorbed("d", 2)));
  expect(await findDraft(env.DB, "account:2")).toBe("newer");
});

test("after thirty days nobody needs it", async () => {
  await saveDraft(env.DB, "session:old", "x", NOW - 31 * DAY);
  await saveDraft(env.DB, "session:young", "x", NOW - 29 * DAY);
  await Promise.all(removeLeftovers(env.DB, NOW, 100));
  expect([await findDraft(env.DB, "session:old"), await findDraft(env.DB, "session:young")]).toEqual([null, "x"]);
});

test.each<[string, (db: D1Database) => Promise<unknown>]>([
  ["findDraft", (db) => findDraft(db, "session:a")],
  ["saveDraft", (db) => saveDraft(db, "session:a", "{}", NOW)],
  ["absorbDraft", (db) => db.batch(absorbDraft(db, absorbed("a", 3)))],
  ["removeLeftovers", (db) => Promise.all(removeLeftovers(db, NOW, 100))],
])("%s walks no table of drafts", async (_, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  const own = asked.filter(({ sql }) => sql.includes("checkout_draft"));
  expect(own).not.toEqual([]);
  const plans = (await Promise.all(own.map((one) => planOf(env.DB, one)))).flat();
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !detail.startsWith("SCAN CONSTANT ROW"))).toEqual([]);
});
