import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findBackup } from "../../../app/data/upkeep/backup-state.server.ts";
import { invariants } from "../../../app/data/upkeep/audit-invariants.server.ts";
import { findLinkedParcel } from "../../../app/data/orders/parcel-links.server.ts";
import { hashLinkSecret } from "../../../app/http/secrets/link-secrets.server.ts";
import { backupNight } from "../../../app/domain/upkeep/backup-nights.ts";
import { action } from "../../../app/routes/operator/upkeep.ts";
import { type OutboxEnv, sendDue } from "../../../workers/send-outbox.ts";
import { backUp } from "../../../workers/back-up.ts";
import { insertOrderShop, placeTestOrder } from "../../data/orders/order-shop.ts";
import { codeMessage } from "../../data/messages/code-message.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { run } from "../../support/test-database.ts";
import { askOperator } from "../../support/ask-operator.ts";

const SECRETS = ["a session secret of this test, 32 characters"];

beforeAll(() => insertOrderShop(env.DB));

const ask = (body: unknown, token?: string) =>
  askOperator(action, {
    ...{ body, ...(token && { token }) },
    platform: { db: env.DB, secrets: SECRETS, clock: () => NOW, backups: env.BACKUPS },
  });

test("the books are looked through, and what is broken is named with its rows", async () => {
  await placeTestOrder(env.DB);
  const sound = { invariants: invariants.length, orders: 1, violations: [] };
  expect(await ask({ operation: "audit" })).toMatchObject({ status: 200, body: sound });
  await run("UPDATE product SET units_taken = units_taken + 1 WHERE id = 1");
  const { body } = await ask({ operation: "audit" });
  expect(body.violations).toMatchObject([{ name: "stock", count: 1, rows: [{}] }]);
  await run("UPDATE product SET units_taken = units_taken - 1 WHERE id = 1");
});

test("the last messages come newest first, as many as were asked for", async () => {
  await env.DB.batch([codeMessage(env.DB, "111111", NOW + 1), codeMessage(env.DB, "222222", NOW + 2)]);
  const { body } = await ask({ operation: "messages", limit: 2 });
  const messages = body.messages as { payload: string; state: string }[];
  expect(messages.map(({ payload }) => /\d{6}/.exec(payload.split("values")[1]!)![0])).toEqual(["222222", "111111"]);
});

test("a kept message has its vendor's link when it is asked for, and its secret is in no row", async () => {
  const shop = {
    DB: env.DB,
    PUBLIC_ORIGIN: "https://gulit.example",
    SESSION_SECRET: SECRETS[0],
    OUTBOX: { send: async () => {} },
  };
  await run("UPDATE vendor SET phone = '0912 34 56 78'");
  await placeTestOrder(env.DB);
  await sendDue(shop as unknown as OutboxEnv, NOW);
  const { body } = await ask({ operation: "messages", limit: 200 });
  const kept = (body.messages as { payload: string; state: string }[]).filter(({ state }) => state === "kept");
  const secrets = kept.flatMap(({ payload }) => /"secret":"([\w-]{22})"/.exec(payload)?.[1] ?? []);
  expect(secrets.length).toBeGreaterThan(0);
  const dump = JSON.stringify(
    await env.DB.batch(
      ["outbox", "parcel_link", "operator_event"].map((table) => env.DB.prepare(`SELECT * FROM ${table}`)),
    ),
  );
  for (const secret of secrets) {
    expect(dump).not.toContain(secret);
    expect(await findLinkedParcel(env.DB, hashLinkSecret(secret)!, NOW)).not.toBeNull();
  }
});

test("a finished backup of this night is written once more, an unfinished one goes on", async () => {
  const shop = { DB: env.DB, BACKUPS: env.BACKUPS, BACKUP_KEY: "c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBtb3JlIT8" };
  const backup = async (isAsked: boolean) => (await ask({ operation: "backUp", isAsked })).body;
  expect(await backup(true)).toMatchObject({ isDone: false, rows: 0 });
  while (!(await backUp(shop, NOW)));
  expect(await backup(false)).toMatchObject({ isDone: true, rows: expect.any(Number) });
  await run("UPDATE product SET name = 'After the night' WHERE id = 1");
  expect(await backup(true)).toMatchObject({ isDone: false });
  const former = (await findBackup(env.DB, backupNight(NOW)))!.identity;
  while (!(await backUp(shop, NOW)));
  expect(await backup(false)).toMatchObject({ isDone: true });
  expect((await findBackup(env.DB, backupNight(NOW)))!.identity).not.toBe(former);
});

test.each([
  [{ operation: "messages", limit: 201 }, undefined, 422],
  [{ operation: "messages" }, undefined, 422],
  [{ operation: "mend" }, undefined, 422],
  [{ operation: "audit" }, "Bearer another token", 401],
])("%j with %s: %i", async (asked, token, status) => {
  expect((await ask(asked, token)).status).toBe(status);
});
