import { beforeEach, expect, test } from "vitest";
import * as tokens from "../../../app/data/messages/push-tokens.server.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { insert } from "../../support/insert.ts";
import { db, empty, readValue, run } from "../../support/test-database.ts";

// Specification 4.9 and 7.2; security-and-faults.md 2 (Push token) and 6.

beforeEach(() => empty("push_token", "session", "account"));

const signedIn = (idHash: string, id: number, seenAt = NOW, createdAt = seenAt) =>
  insert(db, "session", { id_hash: idHash, created_at: createdAt, seen_at: seenAt, account_id: id }).run();
const guest = (idHash: string, now = NOW) => ({ owner: `session:${idHash}`, idHash, now });
const shopper = (id: number, idHash: string, now = NOW) => ({ owner: `account:${id}`, idHash, now });
const rows = async () =>
  (await db.prepare("SELECT token, owner, session_hash FROM push_token ORDER BY token").raw()) as string[][];
const received = (id: number, exceptSession?: string) =>
  tokens.findPushTokens(db, { account: id, ...(exceptSession ? { exceptSession } : {}) }, NOW);

test("a token belongs to who sent it last, and begins a session", async () => {
  await tokens.savePushToken(db, guest("one"), "t");
  await tokens.savePushToken(db, guest("two"), "t");
  expect(await rows()).toEqual([["t", "session:two", "two"]]);
  expect(await readValue("SELECT count(*) AS n FROM session")).toBe(2);
});

test("the eleventh takes the place of the one that was not sent for longest; others' tokens stay", async () => {
  await tokens.savePushToken(db, guest("other"), "theirs");
  for (let n = 0; n < 10; n++) await tokens.savePushToken(db, guest("g", NOW + n), `t${n}`);
  await tokens.savePushToken(db, guest("g", NOW + 20), "t0");
  await tokens.savePushToken(db, guest("g", NOW + 20), "new");
  const own = (await rows()).filter(([, owner]) => owner === "session:g").map(([token]) => token);
  expect(own).toHaveLength(10);
  expect(own).toContain("new");
  expect(own).toContain("t0");
  expect(own).not.toContain("t1");
  expect((await rows()).some(([token]) => token === "theirs")).toBe(true);
});

test("removing names the owner: another's token stays", async () => {
  await tokens.savePushToken(db, guest("one"), "t");
  await tokens.removePushToken(db, "session:two", "t");
  expect(await rows()).toHaveLength(1);
  await tokens.removePushToken(db, "session:one", "t");
  await tokens.removePushToken(db, "session:one", "t");
  expect(await rows()).toEqual([]);
});

test("it moves with a sign-in and goes with a sign-out; the account keeps ten", async () => {
  await addAccounts(db, [1]);
  await signedIn("old", 1);
  for (let n = 0; n < 10; n++) await tokens.savePushToken(db, shopper(1, "old", NOW + n), `t${n}`);
  await tokens.savePushToken(db, guest("g", NOW + 50), "mine");
  await tokens.savePushToken(db, guest("x"), "theirs");
  await db.batch(tokens.movePushTokens(db, { from: "g", to: "new", owner: "account:1" }));
  const own = (await rows()).filter(([, owner]) => owner === "account:1");
  expect(own).toHaveLength(10);
  expect(own).toContainEqual(["mine", "account:1", "new"]);
  expect(own.map(([token]) => token)).not.toContain("t0");
  await db.batch([tokens.removePushTokensOf(db, "new")]);
  expect((await rows()).map(([token]) => token)).not.toContain("mine");
  expect(await rows()).toContainEqual(["theirs", "session:x", "x"]);
});

test("told are the sessions that are signed in, and not the one it was caused in", async () => {
  await addAccounts(db, [1, 2]);
  await signedIn("here", 1);
  await signedIn("there", 1);
  await signedIn("idle", 1, NOW - 30 * DAY);
  await signedIn("ancient", 1, NOW, NOW - 90 * DAY);
  await signedIn("stranger", 2);
  for (const hash of ["here", "there", "idle", "ancient", "gone"]) {
    await run("INSERT INTO push_token VALUES (?, 'account:1', ?, 0, 0)", `of ${hash}`, hash);
  }
  // A stale row whose session is another account's now.
  await run("INSERT INTO push_token VALUES ('left', 'account:1', 'stranger', 0, 0)");
  expect((await received(1)).sort()).toEqual(["of here", "of there"]);
  expect(await received(1, "here")).toEqual(["of there"]);
  expect(await received(2)).toEqual([]);
});

test("tokens nobody sent again are removed, a few at a time", async () => {
  for (const [n, token] of ["a", "b", "c"].entries()) await tokens.savePushToken(db, guest("g", n), token);
  await tokens.removeOldPushTokens(db, 10, 2);
  expect((await rows()).map(([token]) => token)).toEqual(["c"]);
  await tokens.savePushToken(db, guest("g", NOW), "d");
  await tokens.removeOldPushTokens(db, NOW, 9);
  expect((await rows()).map(([token]) => token)).toEqual(["d"]);
});
