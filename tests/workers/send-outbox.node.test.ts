import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aroundStatements } from "../../app/data/bounded.server.ts";
import { outboxStatement, type OutboxEntry } from "../../app/data/messages/outbox.server.ts";
import type { MessageText } from "../../app/domain/messages/outbox.ts";
import { sendDue, type OutboxEnv } from "../../workers/send-outbox.ts";
import { HOUR, MINUTE, NOW } from "../data/small-catalogue.ts";
import { orAborted } from "../support/or-aborted.ts";
import { shortenCalls } from "../support/short-calls.ts";
import { Outside, type Fault } from "../support/outside.ts";
import { setSettings } from "../support/set-settings.ts";
import { db, readRow, run, empty } from "../support/test-database.ts";
import { insert } from "../support/insert.ts";
import { addAccounts } from "../data/accounts/accounts.ts";

// settled.md 36, security-and-faults.md 2 (Tasks) and 9.

const ORIGIN = "https://outside.test";
const SMS = "+251911000000";

let outside: Outside;
let shop: OutboxEnv;
let calls: unknown[];
let logged: string[];

beforeAll(async () => {
  await addAccounts(db, [1]);
  const session = { created_at: NOW, seen_at: NOW, account_id: 1 };
  for (const id_hash of ["here", "there"]) await insert(db, "session", { ...session, id_hash }).run();
});

beforeEach(async () => {
  await empty("outbox", "push_token");
  const stand = await Outside.at(ORIGIN);
  outside = stand.outside;
  calls = [];
  const OUTBOX = { send: async (message: unknown) => void calls.push(message) } as unknown as OutboxEnv["OUTBOX"];
  shop = { DB: db, OUTBOX, PUBLIC_ORIGIN: "https://gulit.example", ...stand.bindings };
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
    orAborted(outside.answer(new Request(address as string, init as RequestInit)), init?.signal),
  );
  shortenCalls();
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: unknown) => void logged.push(String(line)));
});

afterEach(() => void vi.restoreAllMocks());

async function put(key: string, entry: Partial<OutboxEntry> = {}): Promise<void> {
  const payload = { to: SMS, locale: "en", text: "passwordChanged" } as const;
  const full = { kind: "sms", dedupeKey: key, payload, now: NOW, expiresAt: NOW + 24 * HOUR, ...entry } as const;
  await outboxStatement(db, full).run();
}

const mail = (to: string) =>
  ({ kind: "mail", payload: { to, locale: "en", text: "passwordChanged" } }) satisfies Partial<OutboxEntry>;
const push = {
  kind: "push",
  payload: {
    account: 1,
    locale: "am",
    text: "newSignIn",
    values: { device: "Mozilla/5.0 (Linux; Android 10; call 0900) Chrome/140.0 Safari/537.36" },
    exceptSession: "here",
    link: "/account",
  },
} satisfies Partial<OutboxEntry>;

async function browser(token: string, session = "there"): Promise<void> {
  await run("INSERT INTO push_token VALUES (?, 'account:1', ?, ?, ?)", token, session, NOW, NOW);
}

const browsers = async () =>
  (await db.prepare("SELECT token FROM push_token ORDER BY token").raw()).map(([token]) => token);

interface Row {
  state: string;
  due: number;
  problem: string | null;
  payload: string;
}

const row = async (key: string) =>
  (await readRow<Row>(
    "SELECT state, (due_at - ?) / 60000 AS due, problem, payload FROM outbox WHERE dedupe_key = ?",
    NOW,
    key,
  ))!;

describe("mail and SMS", () => {
  test("are written in their reader's language and sent once, also when called at the same moment", async () => {
    await put("a", mail("a@example.com"));
    await put("b", { payload: { to: SMS, locale: "am", text: "passwordChanged" } });
    await Promise.all([sendDue(shop, NOW), sendDue(shop, NOW), sendDue(shop, NOW)]);
    expect(outside.received).toHaveLength(2);
    expect(outside.received).toContainEqual({
      kind: "mail",
      to: "a@example.com",
      title: "Your password was changed",
      text: "The password of your Gulit account was changed. Not you? Set a new one: https://gulit.example/reset",
      key: "a",
    });
    const sms = outside.received.find(({ kind }) => kind === "sms")!;
    expect(sms.text).toMatch(/^የጉልት መለያዎ የይለፍ ቃል ተቀይሯል። .*https:\/\/gulit\.example\/reset$/);
    expect(await row("a")).toMatchObject({ state: "sent", payload: "{}" });
    expect(await row("b")).toMatchObject({ state: "sent", payload: "{}" });
  });

  test("a mail ends with the ways to reach the shop, an SMS has no room for them", async () => {
    await setSettings(db, { phone: "0911234567", telegram: "gulit_shop" });
    await put("a", mail("a@example.com"));
    await put("b");
    await sendDue(shop, NOW);
    await setSettings(db, { phone: "", telegram: "" });
    const ends = outside.received.map(({ kind, text }) => [kind, text.split("\n\n")[1]]);
    expect(Object.fromEntries(ends)).toEqual({ mail: "Reach us: 0911 23 45 67, @gulit_shop", sms: undefined });
  });

  test("a provider that fails is asked again a minute later, and no log names the reader", async () => {
    outside.faults.set("a@example.com", "late");
    outside.faults.set(SMS, "broken");
    await put("a", mail("a@example.com"));
    await put("b");
    await sendDue(shop, NOW);
    expect(await row("a")).toMatchObject({ state: "waiting", due: 1, problem: "no answer" });
    expect(await row("b")).toMatchObject({ state: "waiting", due: 1, problem: "status 500" });
    expect(logged.join("\n")).not.toMatch(/example\.com|\+251|password of|key for tests/);
    outside.faults.clear();
    await sendDue(shop, NOW + MINUTE - 1);
    expect(await row("a")).toMatchObject({ state: "waiting" });
    await sendDue(shop, NOW + MINUTE);
    expect([(await row("a")).state, (await row("b")).state]).toEqual(["sent", "sent"]);
    expect(outside.received.filter(({ kind }) => kind === "mail")).toHaveLength(1);
  });

  test("six tries at growing distance, then it is given up and forgotten", async () => {
    outside.faults.set(SMS, "broken");
    await put("a");
    const dues = [];
    for (let now = NOW, n = 0; n < 6; n++) {
      await sendDue(shop, now);
      const { due } = await row("a");
      dues.push(due);
      now = NOW + due * MINUTE;
    }
    expect(dues).toEqual([1, 5, 21, 85, 341, 341]);
    expect(await row("a")).toMatchObject({ state: "dropped", problem: "status 500", payload: "{}" });
    outside.faults.clear();
    await sendDue(shop, NOW + 23 * HOUR);
    expect(outside.received).toEqual([]);
  });

  test("what the provider calls wrong is not sent again", async () => {
    outside.faults.set("a@example.com", "refused");
    await put("a", mail("a@example.com"));
    await sendDue(shop, NOW);
    expect(await row("a")).toMatchObject({ state: "dropped", problem: "status 422", payload: "{}" });
  });

  test("nobody is told too late: a code that has run out, a try that would come after it", async () => {
    await put("late", { expiresAt: NOW });
    await put("soon", { expiresAt: NOW + MINUTE });
    outside.faults.set(SMS, "broken");
    await sendDue(shop, NOW);
    outside.faults.clear();
    await sendDue(shop, NOW + HOUR);
    expect(await row("late")).toMatchObject({ state: "dropped", problem: "too late" });
    expect(await row("soon")).toMatchObject({ state: "dropped", problem: "status 500" });
    expect(outside.received).toEqual([]);
  });

  test("a consumer that dies between sending and noting sends again: one mail by its key", async () => {
    await put("a", mail("a@example.com"));
    const dying = aroundStatements(db, (texts, run) =>
      texts[0]!.includes("state = 'sent'") ? Promise.reject(new Error("D1 is away")) : run(),
    );
    const dead = { ...shop, DB: dying };
    await expect(sendDue(dead, NOW)).rejects.toThrow("D1 is away");
    expect(await row("a")).toMatchObject({ state: "waiting" });
    await sendDue(shop, NOW + MINUTE);
    expect(outside.received).toHaveLength(1);
    expect((await row("a")).state).toBe("sent");
  });

  test("a message that kills its consumer is given up in the end", async () => {
    await put("a");
    await run("UPDATE outbox SET attempts = 6");
    await sendDue(shop, NOW);
    expect(await row("a")).toMatchObject({ state: "dropped", problem: "given up" });
  });

  test("without a provider it stays here to be read, and the log does not say that it was sent", async () => {
    await put("a", mail("a@example.com"));
    await put("b");
    await put("c", push);
    await sendDue({ DB: db, OUTBOX: shop.OUTBOX, PUBLIC_ORIGIN: shop.PUBLIC_ORIGIN, MAIL_API_URL: "" }, NOW);
    expect(globalThis.fetch).not.toHaveBeenCalled();
    for (const key of ["a", "b", "c"]) expect((await row(key)).state).toBe("kept");
    expect((await row("a")).payload).toContain("a@example.com");
    expect(logged).toHaveLength(3);
    for (const line of logged) expect(line).toContain("is kept here: no provider is configured");
  });

  test("a text we do not have is not sent as its key", async () => {
    const payload = { to: SMS, locale: "en", text: "nonsense" as MessageText } as const;
    await put("a", { payload });
    await sendDue(shop, NOW);
    expect(await row("a")).toMatchObject({ state: "dropped", problem: "no such text" });
    expect(outside.received).toEqual([]);
  });

  test("ten at once, and the next ten are called for", async () => {
    for (let n = 0; n < 12; n++) await put(`m${n}`);
    await sendDue(shop, NOW);
    expect(outside.received).toHaveLength(10);
    expect(calls).toEqual([{ due: "now", requestId: "" }]);
    await sendDue(shop, NOW);
    expect(outside.received).toHaveLength(12);
    expect(calls).toHaveLength(1);
  });
});

describe("push", () => {
  test("reaches every signed-in browser but the one it was caused in, with one access for all", async () => {
    for (const token of ["t1", "t2", "t3"]) await browser(token);
    await browser("own", "here");
    await put("a", push);
    await put("b", push);
    await sendDue(shop, NOW);
    expect(outside.assertions).toHaveLength(1);
    expect(outside.received.map(({ to }) => to).sort()).toEqual(["t1", "t1", "t2", "t2", "t3", "t3"]);
    expect(outside.received[0]).toMatchObject({ title: "በመለያዎ አዲስ መግቢያ", link: "/account" });
    expect(outside.received[0]!.text).toContain("፦ Chrome, Android።");
    expect(new Set(outside.received.map(({ key }) => key)).size).toBe(2);
    expect((await row("a")).state).toBe("sent");
  });

  test("the access is used until it runs out, then asked for anew", async () => {
    await browser("t1");
    outside.expiresIn = 600;
    for (const [n, after] of [0, 8, 10, 11].entries()) {
      await put(`m${n}`, push);
      await sendDue(shop, NOW + after * MINUTE);
    }
    expect(outside.received).toHaveLength(4);
    expect(outside.assertions).toHaveLength(2);
    const claims = JSON.parse(Buffer.from(outside.assertions[1]!.split(".")[1]!, "base64url").toString());
    expect(claims).toMatchObject({ aud: `${ORIGIN}/token`, iat: NOW / 1000 + 600, exp: NOW / 1000 + 4200 });
  });

  test("access that Google took back is asked for anew at the next try", async () => {
    await browser("t1");
    await put("a", push);
    await sendDue(shop, NOW);
    outside.revoke();
    await put("b", push);
    await sendDue(shop, NOW);
    expect(await row("b")).toMatchObject({ state: "waiting", problem: "status 401" });
    await sendDue(shop, NOW + MINUTE);
    expect((await row("b")).state).toBe("sent");
    expect(outside.assertions).toHaveLength(2);
  });

  test("tokens FCM does not know are forgotten; the others are told", async () => {
    for (const token of ["t1", "t2"]) await browser(token);
    outside.unregistered.add("t1");
    await put("a", push);
    await sendDue(shop, NOW);
    expect(await browsers()).toEqual(["t2"]);
    expect((await row("a")).state).toBe("sent");
  });

  const passing: Fault[] = ["late", "broken", "missing", "limited", "wrong"];
  test.each(passing)(
    "FCM that is %s costs nobody their token, and a later try reaches only who was not told",
    async (fault) => {
      for (const token of ["t1", "t2"]) await browser(token);
      outside.faults.set("t2", fault);
      await put("a", push);
      await sendDue(shop, NOW);
      expect(await row("a")).toMatchObject({ state: "waiting", due: 1 });
      outside.faults.clear();
      await sendDue(shop, NOW + MINUTE);
      expect(await browsers()).toEqual(["t1", "t2"]);
      expect(outside.received.map(({ to }) => to)).toEqual(["t1", "t2"]);
      expect((await row("a")).state).toBe("sent");
    },
  );

  test("who signed out between two tries is not told", async () => {
    await browser("t1");
    outside.faults.set("t1", "broken");
    await put("a", push);
    await sendDue(shop, NOW);
    outside.faults.clear();
    await run("DELETE FROM push_token");
    await sendDue(shop, NOW + MINUTE);
    expect(outside.received).toEqual([]);
    expect((await row("a")).state).toBe("sent");
  });

  test.each<Fault>(["late", "broken", "missing", "refused", "wrong"])(
    "no access while Google is %s: later",
    async (fault) => {
      await browser("t1");
      outside.faults.set("access", fault);
      await put("a", push);
      await put("b");
      await sendDue(shop, NOW);
      expect(await row("a")).toMatchObject({ state: "waiting", due: 1, problem: "no access to FCM" });
      expect((await row("b")).state).toBe("sent");
    },
  );

  test("a secret that is no service account sends nothing and says so, without itself", async () => {
    await browser("t1");
    await put("a", push);
    await sendDue({ ...shop, FCM_SERVICE_ACCOUNT: '{"private_key":"top secret"}' }, NOW);
    expect(await row("a")).toMatchObject({ state: "waiting" });
    expect(logged.join("\n")).not.toContain("top secret");
  });
});
