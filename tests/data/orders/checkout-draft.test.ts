import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { absorbDraft, findDraft, saveDraft } from "../../../app/data/orders/checkout-draft.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { DAY, NOW } from "../small-catalogue.ts";

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
