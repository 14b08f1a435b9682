import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashPassword, passwordHashes } from "../../../app/http/secrets/password.server.ts";
import { sessionContext } from "../../../app/request/session.server.ts";
import { accountAction } from "../../../app/routes/account/account-action.server.ts";
import { contactAction } from "../../../app/routes/account/contact-action.server.ts";
import { action as deleteAction } from "../../../app/routes/account/delete.tsx";
import { action as passwordAction } from "../../../app/routes/account/password.tsx";
import { callAction } from "../../support/call-action.ts";
import { readValue, run } from "../../support/test-database.ts";

// security-and-faults.md 2, 8.

const PASSWORD = "coffee at seven";

// Hashes are slow by design.
vi.setConfig({ testTimeout: 60_000 });

let id = 0;

beforeEach(async () => {
  // Frozen, because attempts are counted in windows of the clock.
  vi.useFakeTimers({ toFake: ["Date"] });
  await run("DELETE FROM attempt");
  id = (await readValue<number>(
    "INSERT INTO account (email, password_hash, password_changed_at, created_at) VALUES (?1, ?2, 0, 0) RETURNING id",
    `${crypto.randomUUID()}@example.et`,
    await hashPassword(PASSWORD),
  ))!;
});

afterEach(() => void vi.useRealTimers());

const actions = {
  contact: accountAction(contactAction),
  delete: deleteAction,
  password: passwordAction,
};

async function counted(name: keyof typeof actions, fields: Record<string, string>) {
  const before = passwordHashes();
  const answer = await callAction(
    ({ request, context }) => {
      const account = { id, name: "", wishlist: [], seenAt: 0 };
      const session = { ...context.get(sessionContext), owner: `account:${id}`, account };
      (context as { set: (key: typeof sessionContext, value: typeof session) => void }).set(sessionContext, session);
      return actions[name]({ request, context } as never);
    },
    `/account/${name}`,
    Object.entries(fields),
  );
  return [answer.status, passwordHashes() - before];
}

const wrong = "coffee at eight";
const cases: [string, keyof typeof actions, Record<string, string>, number, number][] = [
  ["a wrong password", "password", { currentPassword: wrong, newPassword: "tea at half past" }, 422, 1],
  ["a new password too short", "password", { currentPassword: PASSWORD, newPassword: "x" }, 422, 1],
  ["a new password", "password", { currentPassword: PASSWORD, newPassword: "tea at half past" }, 200, 2],
  ["no current password", "password", { currentPassword: "", newPassword: "tea at half past" }, 422, 1],
  ["a contact with a wrong password", "contact", { intent: "send", contact: "0912345678", password: wrong }, 422, 1],
  ["a contact", "contact", { intent: "send", contact: "0912345678", password: PASSWORD }, 200, 1],
  ["what is no contact", "contact", { intent: "send", contact: "x", password: PASSWORD }, 422, 1],
  ["a contact to remove", "contact", { intent: "remove", kind: "phone", password: PASSWORD }, 200, 1],
  ["the only contact", "contact", { intent: "remove", kind: "email", password: PASSWORD }, 422, 1],
  ["a deletion with a wrong password", "delete", { password: wrong }, 422, 1],
  ["a deletion", "delete", { password: PASSWORD }, 200, 1],
];

test.each(cases)("%s costs its hashes", async (_, name, fields, status, hashes) => {
  expect(await counted(name, fields)).toEqual([status, hashes]);
});

test("ten wrong passwords of an account, over any of its sessions and forms, are the last for a while", async () => {
  for (let i = 0; i < 5; i++) {
    expect(await counted("delete", { password: wrong })).toEqual([422, 1]);
    expect(await counted("password", { currentPassword: wrong, newPassword: "x" })).toEqual([422, 1]);
  }
  expect(await counted("delete", { password: PASSWORD })).toEqual([429, 0]);
  expect(await counted("contact", { intent: "remove", kind: "email", password: PASSWORD })).toEqual([429, 0]);
});
