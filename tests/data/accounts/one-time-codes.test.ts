import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createAccount, endAllSignIns, findAccount, setPassword } from "../../../app/data/accounts/accounts.server.ts";
import * as codes from "../../../app/data/accounts/one-time-codes.server.ts";
import { findSignedIn } from "../../../app/data/accounts/sessions.server.ts";
import { signIn } from "../../../app/data/accounts/sign-in.server.ts";
import { isCodeRight, issueCode } from "../../../app/http/secrets/one-time-code.server.ts";
import { MINUTE, NOW } from "../small-catalogue.ts";

const SECRETS = ["a session secret of the tests, long enough"] as const;
const contact = { kind: "email", value: "hana@example.com" } as const;
let accountId = 0;

beforeAll(async () => {
  const made = { name: "", contact, passwordHash: "old", locale: "en", owner: "session:s", now: NOW } as const;
  accountId = (await createAccount(env.DB, made))!.id;
});

const key = (sessionHash: string, now = NOW) => ({ purpose: "register", sessionHash, now }) as const;

async function send(sessionHash: string, more: Partial<codes.NewCode> = {}): Promise<string> {
  const use = { purpose: "register", contact: "new@example.com", sessionHash } as const;
  const { code, codeHash } = issueCode(SECRETS, use);
  const row = { ...use, codeHash, pending: { name: "Hana" }, accountId: null, now: NOW, ...more };
  await codes.codeStatement(env.DB, row).run();
  return code;
}

test("a code fits its purpose, contact and session, under the last secret too", async () => {
  const use = { purpose: "register", contact: "new@example.com", sessionHash: "s" } as const;
  const { code, codeHash } = issueCode(SECRETS, use);
  expect(code).toMatch(/^\d{6}$/);
  expect(isCodeRight(SECRETS, use, code, codeHash)).toBe(true);
  expect(isCodeRight(["a new session secret, long enough too", ...SECRETS], use, code, codeHash)).toBe(true);
  for (const other of [{ purpose: "reset" as const }, { contact: "b@example.com" }, { sessionHash: "t" }]) {
    expect(isCodeRight(SECRETS, { ...use, ...other }, code, codeHash)).toBe(false);
  }
  expect(isCodeRight(["a new session secret, long enough too"], use, code, codeHash)).toBe(false);
});

test("of fifty tries at once exactly five are taken, and then the right code is refused too", async () => {
  await send("tries");
  const tried = await Promise.all(Array.from({ length: 50 }, () => codes.tryCode(env.DB, key("tries"))));
  expect(tried.filter((found) => found !== null)).toHaveLength(5);
  expect(await codes.tryCode(env.DB, key("tries"))).toBeNull();
  expect(await codes.findCode(env.DB, key("tries"))).toMatchObject({
    contact: "new@example.com",
    pending: { name: "Hana" },
  });
  await send("tries");
  expect(await codes.tryCode(env.DB, key("tries"))).not.toBeNull();
});

test("a code used by a hundred at once makes one account and is gone", async () => {
  await send("crowd");
  const { codeHash } = (await codes.tryCode(env.DB, key("crowd")))!;
  const account = { name: "Hana", contact: { kind: "phone", value: "+251911000099" }, passwordHash: "h" } as const;
  const uses = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      createAccount(env.DB, { ...account, locale: "en", owner: "session:crowd", now: NOW }, [
        codes.spendCode(env.DB, key("crowd"), codeHash),
      ]),
    ),
  );
  const won = uses.filter((use) => use.status === "fulfilled");
  expect(won).toHaveLength(1);
  const errors = uses.flatMap((use) => (use.status === "rejected" ? [use.reason as unknown] : []));
  expect(errors.every(codes.isCodeSpent)).toBe(true);
  expect(await codes.findCode(env.DB, key("crowd"))).toBeNull();
  expect(await codes.tryCode(env.DB, key("crowd"))).toBeNull();
});

test("a code is good for ten minutes, in the session that asked, until the next one", async () => {
  await send("life");
  expect(await codes.tryCode(env.DB, key("life", NOW + 10 * MINUTE))).toBeNull();
  expect(await codes.tryCode(env.DB, key("other"))).toBeNull();
  expect(await codes.tryCode(env.DB, { ...key("life"), purpose: "reset" })).toBeNull();
  const found = (await codes.tryCode(env.DB, key("life", NOW + 10 * MINUTE - 1)))!;
  await send("life");
  const late = codes.spendCode(env.DB, key("life"), found.codeHash).run();
  await expect(late).rejects.toSatisfy(codes.isCodeSpent);
});

test("somebody else asking for the same contact does not replace it", async () => {
  await send("mine");
  await send("theirs", { pending: { name: "Mallory" } });
  expect(await codes.tryCode(env.DB, key("mine"))).toMatchObject({ pending: { name: "Hana" } });
});

test("a new password ends every session of the account; spent twice, it changes nothing", async () => {
  const entering = { accountId, publicId: "p1", device: "", recent: [], now: NOW };
  await signIn(env.DB, { ...entering, oldHash: "a", newHash: "b" });
  const reset = { ...key("b"), purpose: "reset" } as const;
  await send("b", { purpose: "reset", accountId });
  const { codeHash } = (await codes.tryCode(env.DB, reset))!;
  const use = (passwordHash: string, newHash: string) =>
    signIn(env.DB, { ...entering, publicId: newHash, oldHash: "b", newHash }, [
      codes.spendCode(env.DB, reset, codeHash),
      setPassword(env.DB, accountId, passwordHash, NOW),
      ...endAllSignIns(env.DB, accountId),
    ]);
  await use("new", "c");
  await expect(use("newer", "d")).rejects.toSatisfy(codes.isCodeSpent);
  expect((await findAccount(env.DB, contact))?.passwordHash).toBe("new");
  expect(await findSignedIn(env.DB, "b", NOW)).toBeNull();
  expect(await findSignedIn(env.DB, "c", NOW)).toMatchObject({ id: accountId });
  expect(await findSignedIn(env.DB, "d", NOW)).toBeNull();
});

test("a new password ends the account's codes in every session, and a code that is gone completes nothing", async () => {
  await send("gone", { purpose: "contact", accountId });
  const contactKey = { ...key("gone"), purpose: "contact" } as const;
  const { codeHash } = (await codes.tryCode(env.DB, contactKey))!;
  await env.DB.batch(endAllSignIns(env.DB, accountId));
  expect(await codes.findCode(env.DB, contactKey)).toBeNull();
  const set = setPassword(env.DB, accountId, "stolen", NOW);
  const late = env.DB.batch([codes.spendCode(env.DB, contactKey, codeHash), set]);
  await expect(late).rejects.toSatisfy(codes.isCodeSpent);
  expect((await findAccount(env.DB, contact))?.passwordHash).not.toBe("stolen");
});
