import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createAccount } from "../../app/data/accounts/accounts.server.ts";
import { hashPassword, passwordHashes } from "../../app/http/secrets/password.server.ts";
import { action as registerAction } from "../../app/routes/register.tsx";
import { action as resetCodeAction } from "../../app/routes/reset-code.tsx";
import { action as signInAction } from "../../app/routes/sign-in.tsx";
import { callAction } from "../support/call-action.ts";
import { db, readValue, run } from "../support/test-database.ts";

// security-and-faults.md 2.

const PASSWORD = "coffee at seven";
const KNOWN = "hana@example.com";

// Hashes are slow by design.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  const contact = { kind: "email", value: KNOWN } as const;
  const passwordHash = await hashPassword(PASSWORD);
  await createAccount(db, { name: "", contact, passwordHash, locale: "en", owner: "session:s", now: 1 });
});

beforeEach(() => run("DELETE FROM attempt"));

async function counted(action: typeof signInAction, path: string, fields: [string, string][]) {
  const before = passwordHashes();
  const answer = await callAction(action, path, fields);
  const { form } = (await answer.json()) as { form?: string };
  return { status: answer.status, hashes: passwordHashes() - before, form };
}

const signIn = (fields: [string, string][]) => counted(signInAction, "/sign-in", fields);
const contact = (text: string): [string, string] => ["contact", text];
const password = (text: string): [string, string] => ["password", text];

const tries: [string, [string, string][], number][] = [
  ["the right password", [contact(KNOWN), password(PASSWORD)], 200],
  ["a wrong one", [contact(KNOWN), password("coffee at eight")], 422],
  ["an unknown e-mail", [contact("nobody@example.com"), password(PASSWORD)], 422],
  ["an unknown phone", [contact("0912345678"), password(PASSWORD)], 422],
  ["no contact at all", [password(PASSWORD)], 422],
  ["an empty contact", [contact(""), password(PASSWORD)], 422],
  ["a malformed contact", [contact("'; --"), password(PASSWORD)], 422],
  ["an endless contact", [contact("9".repeat(60_000)), password(PASSWORD)], 422],
  ["no password", [contact(KNOWN)], 422],
  ["an empty password", [contact(KNOWN), password("")], 422],
  ["a password too long", [contact(KNOWN), password(PASSWORD + "x".repeat(60_000))], 422],
  ["a password too long for nobody", [contact("nobody@example.com"), password("x".repeat(60_000))], 422],
  ["a repeated contact", [contact(KNOWN), contact(KNOWN), password(PASSWORD)], 422],
  ["a repeated password", [contact(KNOWN), password(PASSWORD), password(PASSWORD)], 422],
  ["nothing", [], 422],
];

test.each(tries)("%s costs one hash", async (_, fields, status) => {
  expect(await signIn(fields)).toMatchObject({ status, hashes: 1 });
});

test("known and unknown are told the same", async () => {
  const known = await signIn([contact(KNOWN), password("wrong")]);
  expect(known.form).toContain("Wrong phone number, e-mail or password.");
  expect(await signIn([contact("nobody@example.com"), password("wrong")])).toEqual(known);
  expect(await signIn([contact("'; --"), password("wrong")])).toEqual(known);
});

test("a try over the limit costs none", async () => {
  await signIn([contact(KNOWN), password("wrong")]);
  await run("UPDATE attempt SET count = 1000");
  expect(await signIn([contact(KNOWN), password(PASSWORD)])).toMatchObject({ status: 429, hashes: 0 });
});

test.each([KNOWN, "nobody@example.com"])("registering %s costs one hash and one row and one letter", async (one) => {
  const rows = () =>
    readValue<number>("SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM one_time_code) AS n");
  const before = await rows();
  expect(
    await counted(registerAction, "/register", [["name", "Hana"], contact(one), password(PASSWORD)]),
  ).toMatchObject({
    status: 200,
    hashes: 1,
  });
  expect((await rows())! - before!).toBe(2);
});

test("a new password that is sent twice is refused, as any field is (section 6)", async () => {
  const fields = [["name", "Hana"], contact("twice@example.com"), password(PASSWORD), password("tea at half past")];
  expect(await counted(registerAction, "/register", fields as [string, string][])).toMatchObject({
    status: 422,
    hashes: 0,
  });
  const sent = [["code", "123456"], ...["a", "b"].map((end) => ["newPassword", PASSWORD + end])] as [string, string][];
  const answer = await callAction(resetCodeAction, "/reset/code", sent);
  expect(await answer.json()).toMatchObject({
    ok: false,
    fields: { newPassword: expect.stringContaining("") as string },
  });
});
