import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createAccount, findAccount } from "../../app/data/accounts/accounts.server.ts";
import { codeStatement } from "../../app/data/accounts/one-time-codes.server.ts";
import { submissionContext } from "../../app/http/request-context.server.ts";
import { issueCode } from "../../app/http/secrets/one-time-code.server.ts";
import { bindings } from "../../app/request/bindings.server.ts";
import { sessionContext } from "../../app/request/session.server.ts";
import { action as resetCodeAction } from "../../app/routes/reset-code.tsx";
import { callAction } from "../support/call-action.ts";

// Hashes are slow by design.
vi.setConfig({ testTimeout: 60_000 });

const phone = { kind: "phone", value: "+251911000777" } as const;

async function reset(accountId: number, newPassword: string) {
  return callAction(
    async (args) => {
      const { secrets, clock } = args.context.get(bindings);
      const { idHash: sessionHash } = args.context.get(sessionContext);
      const use = { purpose: "reset", contact: phone.value, sessionHash } as const;
      const { code, codeHash } = issueCode(secrets, use);
      await codeStatement(env.DB, { ...use, codeHash, pending: {}, accountId, now: clock() }).run();
      args.context.get(submissionContext).fields.set("code", code);
      return resetCodeAction(args);
    },
    "/reset/code",
    [["newPassword", newPassword]],
  );
}

test("a new password by code is no contact of its account either, and then signs in", async () => {
  const made = { name: "", contact: phone, passwordHash: "old", locale: "en", owner: "session:s", now: 1 } as const;
  const id = (await createAccount(env.DB, made))!.id;
  for (const plain of ["0911000777", "+251911000777"]) {
    const refused = await reset(id, plain);
    expect([refused.status, Object.keys(((await refused.json()) as { fields: object }).fields)]).toEqual([
      422,
      ["newPassword"],
    ]);
  }
  expect((await findAccount(env.DB, phone))?.passwordHash).toBe("old");
  expect(await (await reset(id, "tea at half past")).json()).toMatchObject({ ok: true });
  expect((await findAccount(env.DB, phone))?.passwordHash).toMatch(/^scrypt/);
});
