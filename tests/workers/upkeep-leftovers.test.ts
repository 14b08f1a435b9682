import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { runUpkeep } from "../../workers/upkeep.ts";
import { addAccounts } from "../data/accounts/accounts.ts";
import { NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";

// settled.md 18, security-and-faults.md 4, 8.

const DAY = 86_400_000;
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
  await insertSmallCatalogue(env.DB);
  await addAccounts(env.DB, [1]);
});

beforeEach(() =>
  env.DB.batch([...Object.keys(TABLES), "co_view"].map((table) => env.DB.prepare(`DELETE FROM ${table}`))),
);

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const session = (name: string, seenAt: number, account: number | null = null) =>
  run(
    "INSERT INTO session (id_hash, created_at, seen_at, account_id) VALUES (?, ?, ?, ?)",
    name,
    over(400),
    seenAt,
    account,
  );

async function cart(owner: string, updatedAt: number): Promise<void> {
  await run("INSERT INTO cart (owner, updated_at) VALUES (?, ?)", owner, updatedAt);
  await run(
    "INSERT INTO cart_line (cart_id, product_id, quantity, price_when_added, added_at) SELECT id, 1, 1, 1, ?2 FROM cart WHERE owner = ?1",
    ...[owner, updatedAt],
  );
}

async function fill(): Promise<void> {
  await session("signed in", over(30), 1);
  await session("keep signed in", under(30), 1);
  await session("guest", over(90));
  await session("keep guest", under(90));
  await cart("session:old", over(90));
  await cart("session:keep", under(90));
  await cart("account:keep", over(900));
  const code = `
    INSERT INTO one_time_code (purpose, session_hash, contact, code_hash, created_at, expires_at) VALUES ('reset', ?, 'c', 'h', 0, ?)`;
  await run(code, "old", over(1));
  await run(code, "keep", under(1));
  const token = "INSERT INTO login_token (token_hash, account_id, created_at, expires_at) VALUES (?, 1, 0, ?)";
  await run(token, "old", over(1));
  await run(token, "keep", under(1));
  const attempt = "INSERT INTO attempt (kind, subject, window_start, count) VALUES ('signIn', ?, ?, 1)";
  await run(attempt, "old", over(1));
  await run(attempt, "keep", under(1));
  const message =
    "INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at) VALUES ('mail', ?1, '{}', ?2, ?2, ?2)";
  await run(message, "old", over(30));
  await run(message, "keep", under(30));
  const event = "INSERT INTO portal_request (id, vendor_id, content_hash, received_at) VALUES (?, 1, 'h', ?)";
  await run(event, "old", over(30));
  await run(event, "keep", under(30));
  await run("DELETE FROM custom_order");
  await run(
    `INSERT INTO custom_order (id, number, public_id, form_key_hash, content_hash, owner, locale, what, quantity, phone, city, state_at, created_at)
     VALUES (1, '1', '1', '1', '', 'session:a', 'en', 'A', 1, '', '', 0, 0)`,
  );
  for (const [position, [owner, shown, at]] of [
    ["session:a", "guest", over(90)],
    ["session:a", "keep guest", under(90)],
    ["account:1", "keep account", over(900)],
  ].entries())
    await run(
      "INSERT INTO sent_picture (hash, owner, custom_order_id, position, shown, created_at) VALUES (?, ?, 1, ?, ?, ?)",
      ...[String(position).padStart(32, "0"), owner, position, shown, at],
    );
  const push =
    "INSERT INTO push_token (token, owner, session_hash, created_at, seen_at) VALUES (?, 'account:1', 's', 0, ?)";
  await run(push, "old", over(270));
  await run(push, "keep", under(270));
}

async function left(): Promise<Record<string, unknown[]>> {
  const lists = Object.entries(TABLES).map(async ([table, name]) => {
    const rows = await env.DB.prepare(`SELECT ${name} FROM ${table} ORDER BY 1`).raw();
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
  await runUpkeep(env.DB, NOW);
  expect(await left()).toEqual(kept);
  await runUpkeep(env.DB, NOW);
  expect(await left()).toEqual(kept);
});

test.each(Object.keys(TABLES).filter((table) => table !== "cart_line"))(
  "without the table %s the other tasks run all the same, and the failure is told",
  async (table) => {
    await fill();
    await run(`ALTER TABLE ${table} RENAME TO away`);
    await expect(runUpkeep(env.DB, NOW)).rejects.toThrow(table);
    await run(`ALTER TABLE away RENAME TO ${table}`);
    const others = Object.entries(kept).filter(([other]) => !other.startsWith(table));
    expect(await left()).toMatchObject(Object.fromEntries(others));
  },
);

function uneven(db: D1Database, failing: string): D1Database {
  const later = () => new Promise((resolve) => setTimeout(resolve, 30));
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const slow = (method: "run" | "all") => async () => {
      if (sql.includes(failing)) throw new Error(`no ${failing} today`);
      await later();
      return statement[method]();
    };
    const own = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      run: slow("run"),
      all: slow("all"),
    };
    return Object.assign(Object.create(statement) as D1PreparedStatement, own, { inner: statement });
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    batch: (statements: (D1PreparedStatement & { inner: D1PreparedStatement })[]) =>
      later().then(() => db.batch(statements.map(({ inner }) => inner))),
  } as unknown as D1Database;
}

test("a failure is told when the others are done, so that the platform ends none of them half-way", async () => {
  await fill();
  await expect(runUpkeep(uneven(env.DB, "push_token"), NOW)).rejects.toThrow("no push_token today");
  const { push_token: _own, ...others } = kept;
  expect(await left()).toMatchObject(others);
});

test("pairs of products nobody looks at any more fade by half, and go", async () => {
  await env.DB.batch(
    [
      [1, 2, 9, over(30)],
      [1, 3, 1, over(30)],
      [1, 4, 9, under(30)],
      [1, 5, 1, under(30)],
    ].map((row) =>
      env.DB.prepare("INSERT INTO co_view (product_id, other_id, count, seen_at) VALUES (?, ?, ?, ?)").bind(...row),
    ),
  );
  const pairs = () => env.DB.prepare("SELECT other_id, count FROM co_view ORDER BY 1").raw();
  await runUpkeep(env.DB, NOW);
  expect(await pairs()).toEqual([
    [2, 4],
    [4, 9],
    [5, 1],
  ]);
  // Halved once in thirty days.
  await runUpkeep(env.DB, NOW + 29 * DAY);
  expect(await pairs()).toEqual([
    [2, 4],
    [4, 4],
  ]);
});
