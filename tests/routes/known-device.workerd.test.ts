import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { deviceCookie } from "../../app/http/cookies/device-cookie.server.ts";
import { cookiesContext } from "../../app/http/request-context.server.ts";
import { hashPassword } from "../../app/http/secrets/password.server.ts";
import { confirmed } from "../../app/request/action-context.server.ts";
import { countTry } from "../../app/request/count-try.server.ts";
import { action as resetAction } from "../../app/routes/reset.tsx";
import { action as signInAction } from "../../app/routes/sign-in.tsx";
import { callAction } from "../support/call-action.ts";
import { insert } from "../support/insert.ts";

// security-and-faults.md 8: limits of wrangler.toml, ten attempts and five codes in a quarter of an hour.

const SECRETS = ["a session secret for tests, 32 characters or more"] as const;
const [OWNER, OTHER] = ["owner@example.et", "other@example.et"];
const PASSWORD = "coffee at seven";
const QUARTER = 900_000;
const NOW = Math.floor(Date.now() / QUARTER) * QUARTER;

// Hashes are slow by design.
vi.setConfig({ testTimeout: 60_000 });

const ids: Record<string, number> = {};

beforeAll(async () => {
  const account = { password_hash: await hashPassword(PASSWORD), password_changed_at: 0, created_at: 0 };
  for (const email of [OWNER, OTHER])
    ids[email] = (await insert(env.DB, "account", { ...account, email }).run()).meta.last_row_id;
});

const deviceOf = (contact: string) =>
  deviceCookie(null, ids[contact]!, { secrets: SECRETS, publicOrigin: "http://localhost:8787" }).split(";", 1)[0]!;

async function signIn(password: string, cookie = "", contact: string = OWNER) {
  const fields: [string, string][] = [
    ["contact", contact],
    ["password", password],
  ];
  return (await callAction(signInAction, "/sign-in", fields, NOW, cookie)).status;
}

async function useUp(contact: string, device: string | null = null): Promise<void> {
  const count = confirmed(async (tools) => {
    for (let tried = 0; tried < 10; tried += 1) {
      const session = { ...tools.session, idHash: crypto.randomUUID() } as typeof tools.session;
      expect((await countTry({ ...tools, session }, "signIn", contact, device)).ok).toBe(true);
    }
    return Response.json({});
  });
  await callAction(count, "/sign-in", [], NOW);
}

test("ten wrong passwords from anybody shut out strangers, and not the owner's own device", async () => {
  await useUp(OWNER);
  expect(await signIn(PASSWORD)).toBe(429);
  expect(await signIn(PASSWORD, deviceOf(OTHER))).toBe(429);
  expect(await signIn(PASSWORD, deviceOf(OWNER).replace(/.$/, "~"))).toBe(429);
  expect(await signIn(PASSWORD, deviceOf(OWNER))).toBe(200);
  expect(await signIn(PASSWORD, "", OTHER)).toBe(200);
});

test("a known device has ten tries, too, and they are no other device's", async () => {
  const device = deviceOf(OWNER);
  await useUp(OWNER, /=([\w-]{22})/.exec(device)![1]!);
  expect(await signIn(PASSWORD, device)).toBe(429);
  expect(await signIn(PASSWORD, deviceOf(OWNER))).toBe(200);
});

test("codes are counted apart from passwords, and those of a known device from strangers'", async () => {
  const ask = async (cookie = "") =>
    (await callAction(resetAction, "/reset", [["contact", OWNER]], NOW, cookie)).status;
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect(await ask(deviceOf(OTHER))).toBe(429);
  const device = deviceOf(OWNER);
  for (let asked = 0; asked < 5; asked += 1) expect(await ask(device)).toBe(200);
  expect(await ask(device)).toBe(429);
});

test("a sign-in makes the device known", async () => {
  let set: string[] = [];
  const action: typeof signInAction = async (args) => {
    const answer = await signInAction(args);
    set = args.context.get(cookiesContext);
    return answer;
  };
  await callAction(
    action as never,
    "/sign-in",
    [
      ["contact", OTHER],
      ["password", PASSWORD],
    ],
    NOW,
  );
  const cookie = set.find((one) => one.startsWith("device="))!.split(";", 1)[0]!;
  await useUp(OTHER);
  expect([await signIn(PASSWORD, "", OTHER), await signIn(PASSWORD, cookie, OTHER)]).toEqual([429, 200]);
});
