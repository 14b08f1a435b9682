import { beforeAll, beforeEach, expect, test } from "vitest";
import { aroundStatements } from "../../app/data/bounded.server.ts";
import { runUpkeep } from "../../workers/upkeep.ts";
import { addAccounts } from "../data/accounts/accounts.ts";
import { DAY, NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";
import { insert } from "../support/insert.ts";
import { db, empty, run } from "../support/test-database.ts";

// settled.md 18, security-and-faults.md 4, 8.

const over = (days: number) => NOW - days * DAY - 1;
const under = (days: number) => NOW - days * DAY + 1;

const TABLES: Record<string, string> = {
  session: "id_hash",
  cart: "owner",
  cart_line: "added_at",
  one_time_code: "session_hash",
  login_token: "token_hash",
  attempt: "subject",
  outbox: "dedupe_key",
  push_token: "token",
  compare_item: "owner",
  portal_request: "id",
  sent_picture: "shown",
};

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await addAccounts(db, [1]);
});

beforeEach(() => empty(...Object.keys(TABLES), "co_view"));

async function fill(): Promise<void> {
  const order = {
    number: "1",
    public_id: "1",
    form_key_hash: "1",
    content_hash: "1",
    owner: "session:a",
    locale: "en",
  };
  const session = (id_hash: string, seen_at: number, account_id: number | null = null) =>
    insert(db, "session", { id_hash, created_at: over(400), seen_at, account_id });
  const cart = (owner: string, at: number) => [
    insert(db, "cart", { owner, updated_at: at }),
    db
      .prepare(`INSERT INTO cart_line (cart_id, product_id, quantity, price_when_added, added_at)
      SELECT id, 1, 1, 1, updated_at FROM cart WHERE owner = ?1`)
      .bind(owner),
  ];
  const picture = (owner: string, shown: string, created_at: number, position: number) =>
    insert(db, "sent_picture", {
      ...{ hash: `${position}`.padStart(32, "0"), owner, custom_order_id: 1, position, shown, created_at },
    });
  const both = (table: string, name: string, age: string, days: number, more: Parameters<typeof insert>[2]) =>
    (["old", "keep"] as const).map((one) =>
      insert(db, table, { [name]: one, [age]: one === "old" ? over(days) : under(days), ...more }),
    );
  await db.batch([
    ...[session("signed in", over(30), 1), session("keep signed in", under(30), 1)],
    ...[session("guest", over(90)), session("keep guest", under(90))],
    ...[...cart("session:old", over(90)), ...cart("session:keep", under(90)), ...cart("account:keep", over(900))],
    ...both("one_time_code", "session_hash", "expires_at", 1, {
      ...{ purpose: "reset", contact: "c", code_hash: "h", created_at: 0 },
    }),
    ...both("login_token", "token_hash", "expires_at", 1, { account_id: 1, created_at: 0 }),
    ...both("attempt", "subject", "window_start", 1, { kind: "signIn", count: 1 }),
    ...Object.entries({ old: over(30), keep: under(30) }).map(([dedupe_key, at]) =>
      insert(db, "outbox", { kind: "mail", dedupe_key, payload: "{}", created_at: at, due_at: at, expires_at: at }),
    ),
    ...both("portal_request", "id", "received_at", 30, { vendor_id: 1, content_hash: "h" }),
    ...both("push_token", "token", "seen_at", 270, { owner: "account:1", session_hash: "s", created_at: 0 }),
    db.prepare("DELETE FROM custom_order"),
    insert(db, "custom_order", {
      ...{ ...order, id: 1, what: "A", quantity: 1, phone: "", city: "", state_at: 0, created_at: 0 },
    }),
    picture("session:a", "guest", over(90), 0),
    picture("session:a", "keep guest", under(90), 1),
    picture("account:1", "keep account", over(900), 2),
  ]);
}

async function left(): Promise<Record<string, unknown[]>> {
  const lists = Object.entries(TABLES).map(async ([table, name]) => {
    const rows = await db.prepare(`SELECT ${name} FROM ${table} ORDER BY 1`).raw();
    return [table, rows.flat()] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

const kept = {
  session: ["keep guest", "keep signed in"],
  cart: ["account:keep", "session:keep"],
  cart_line: [over(900), under(90)],
  one_time_code: ["keep"],
  login_token: ["keep"],
  attempt: ["keep"],
  outbox: ["keep"],
  push_token: ["keep"],
  compare_item: [],
  portal_request: ["keep"],
  sent_picture: ["keep account", "keep guest"],
};

test("removes what is over its time, and nothing else", async () => {
  await fill();
  await runUpkeep(db, NOW);
  expect(await left()).toEqual(kept);
  await runUpkeep(db, NOW);
  expect(await left()).toEqual(kept);
});

const uneven = (db: D1Database, failing: string) =>
  aroundStatements(db, async (texts, run) => {
    if (texts[0]!.includes(failing)) throw new Error(`no ${failing} today`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return run();
  });

test.each(["push_token", "one_time_code"])(
  "a failure at %s is told when the others are done, so that the platform ends none of them half-way",
  async (table) => {
    await fill();
    await expect(runUpkeep(uneven(db, table), NOW)).rejects.toThrow(`no ${table} today`);
    expect(await left()).toMatchObject(Object.fromEntries(Object.entries(kept).filter(([other]) => other !== table)));
  },
);

test("pairs of products nobody looks at any more fade by half, and go", async () => {
  for (const [other, count, at] of [
    [2, 9, over(30)],
    [3, 1, over(30)],
    [4, 9, under(30)],
    [5, 1, under(30)],
  ] as const)
    await run("INSERT INTO co_view (product_id, other_id, count, seen_at) VALUES (1, ?, ?, ?)", other, count, at);
  const pairs = () => db.prepare("SELECT other_id, count FROM co_view ORDER BY 1").raw();
  await runUpkeep(db, NOW);
  expect(await pairs()).toEqual([
    [2, 4],
    [4, 9],
    [5, 1],
  ]);
  // Halved once in thirty days.
  await runUpkeep(db, NOW + 29 * DAY);
  expect(await pairs()).toEqual([
    [2, 4],
    [4, 4],
  ]);
});
