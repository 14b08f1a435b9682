import { beforeEach, describe, expect, test } from "vitest";
import {
  consumeLoginToken,
  findLoginToken,
  isTokenSpent,
  saveLoginToken,
  type NewLoginToken,
} from "../../../app/data/accounts/login-tokens.server.ts";
import { parseContact } from "../../../app/domain/accounts/contact.ts";
import { eventsOf } from "../../support/events.ts";
import { messages } from "../../support/messages.ts";
import { db, empty, readRows, readValue, run } from "../../support/test-database.ts";

const NOW = Date.UTC(2026, 10, 21);
const token = (tokenHash: string, changes: Partial<NewLoginToken> = {}): NewLoginToken => ({
  contact: parseContact("almaz@mail.example")!,
  tokenHash,
  now: NOW,
  expiresAt: NOW + 60_000,
  create: { name: "Almaz", passwordHash: "!" },
  author: { kind: "operator", id: "", name: "", address: "192.0.2.7" },
  ...changes,
});

beforeEach(() => empty("login_token", "account"));

test("a token finds its account until it is used or runs out", async () => {
  expect(await saveLoginToken(db, token("a"))).toBe(true);
  expect(await findLoginToken(db, "a", NOW)).toMatchObject({ state: "open", account: { name: "Almaz" } });
  expect(await findLoginToken(db, "a", NOW + 60_000)).toEqual({ state: "expired" });
  await consumeLoginToken(db, "a", NOW + 1).run();
  expect(await findLoginToken(db, "a", NOW + 2)).toEqual({ state: "used" });
  expect(await findLoginToken(db, "b", NOW)).toEqual({ state: "unknown" });
});

test("an account is made once, by phone or mail, and only when asked for", async () => {
  const contact = parseContact("0912345678")!;
  expect(await saveLoginToken(db, token("a", { contact, create: null }))).toBe(false);
  expect(await findLoginToken(db, "a", NOW)).toEqual({ state: "unknown" });
  expect(await saveLoginToken(db, token("b", { contact }))).toBe(true);
  expect(await saveLoginToken(db, token("c", { contact, create: { name: "Other", passwordHash: "x" } }))).toBe(true);
  const results = await readRows("SELECT name, phone, password_hash AS hash FROM account");
  expect(results).toEqual([{ name: "Almaz", phone: "+251912345678", hash: "!" }]);
});

test("each link is an event, and its owner is told in his language, unless the account is made for it", async () => {
  await run("DELETE FROM outbox");
  await saveLoginToken(db, token("new"));
  expect(await messages()).toEqual([]);
  await run("UPDATE account SET locale = 'am'");
  await saveLoginToken(db, token("again", { now: NOW + 1, expiresAt: NOW + 300_001 }));
  await saveLoginToken(db, token("nobody", { contact: parseContact("0912345678")!, create: null }));
  expect(await messages()).toMatchObject([
    { kind: "mail", to: "almaz@mail.example", locale: "am", text: "loginLinkMade", values: { minutes: 5 } },
  ]);
  const id = (await readValue<number>("SELECT id FROM account"))!;
  expect(await eventsOf("account", id)).toMatchObject([
    { action: "loginTokenMade", authorKind: "operator", address: "192.0.2.7", after: { expires: NOW + 300_001 } },
    { action: "loginTokenMade", at: NOW },
  ]);
});

describe("one use, whatever else is in the batch (security-and-faults.md 2)", () => {
  const signIn = (hash: string, now = NOW) =>
    db.batch([
      consumeLoginToken(db, hash, now),
      db.prepare("INSERT INTO session (id_hash, created_at, seen_at) VALUES (?1, 1, 1)").bind(crypto.randomUUID()),
    ]);
  const sessions = async () => (await readValue<number>("SELECT count(*) FROM session"))!;

  test("of a hundred at once one goes through, the others leave nothing behind", async () => {
    await saveLoginToken(db, token("race"));
    const before = await sessions();
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => signIn("race")));
    const failed = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failed).toHaveLength(99);
    expect(failed.every(({ reason }) => isTokenSpent(reason))).toBe(true);
    expect(await sessions()).toBe(before + 1);
  });

  test("late is as good as used", async () => {
    await saveLoginToken(db, token("late"));
    await expect(signIn("late", NOW + 60_000)).rejects.toSatisfy(isTokenSpent);
    expect(await findLoginToken(db, "late", NOW)).toMatchObject({ state: "open" });
  });
});
