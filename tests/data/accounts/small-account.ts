import { insert } from "../../support/insert.ts";
import { NOW } from "../small-catalogue.ts";

let made = 0;

/** `everything`: with a row in every table that may belong to an account. */
export async function makeAccount(db: D1Database, { everything = false } = {}): Promise<number> {
  const number = ++made;
  const email = `shopper${number}@example.et`;
  const account = { email, password_hash: "old", password_changed_at: NOW, created_at: NOW };
  const id = (await insert(db, "account", account).run()).meta.last_row_id;
  if (everything) await db.batch(rowsOf(db, id, email));
  return id;
}

export async function startSession(
  db: D1Database,
  account: number,
  hash: string,
  { seenAt = NOW } = {},
): Promise<void> {
  const session = { account_id: account, device: "curl", public_id: `public-${hash}` };
  const token = { token: `token-${hash}`, owner: `account:${account}`, session_hash: hash };
  await db.batch([
    insert(db, "session", { id_hash: hash, created_at: NOW - 40 * 86_400_000, seen_at: seenAt, ...session }),
    insert(db, "push_token", { ...token, created_at: NOW, seen_at: NOW }),
  ]);
}

function rowsOf(db: D1Database, id: number, email: string): D1PreparedStatement[] {
  const owner = `account:${id}`;
  const own = { owner, added_at: NOW };
  const session = { account_id: id, public_id: `s${id}`, created_at: NOW, seen_at: NOW };
  const keys = { number: `o${id}`, public_id: `o${id}`, form_key_hash: `o${id}`, content_hash: `o${id}`, locale: "en" };
  const totals = { goods_total: 1, discount_total: 0, delivery_total: 0, total: 1, shown_total: 1 };
  const checks = { lines: 1, lines_expected: 1, is_cart_same: 1, is_coupon_same: 1, open_holds: 0 };
  const code = { code_hash: "x", created_at: NOW, expires_at: NOW };
  const rows: [table: string, row: Parameters<typeof insert>[2]][] = [
    ["session", { id_hash: `s${id}`, ...session }],
    ["push_token", { token: `t${id}`, owner, session_hash: `s${id}`, created_at: NOW, seen_at: NOW }],
    ["cart", { id, owner, version: 1, updated_at: NOW }],
    ["cart_line", { cart_id: id, product_id: 1, variant_id: 0, quantity: 1, price_when_added: 100, added_at: NOW }],
    [
      "shop_order",
      {
        ...{ id, ...keys, owner, ...totals, ...checks, placed_at: NOW },
        ...{ name: "A", phone: "+251911000000", region: "oromia", city: "Adama" },
      },
    ],
    ["order_viewer", { public_id: keys.public_id, ...own }],
    [
      "custom_order",
      { id, ...keys, owner, what: "A", quantity: 1, phone: "0", city: "Adama", state_at: NOW, created_at: NOW },
    ],
    [
      "alert",
      {
        kind: "follow",
        target_id: 1,
        reader: owner,
        account_id: id,
        locale: "en",
        leave_secret: owner,
        created_at: NOW,
      },
    ],
    ["product_rate", { id, product_id: 1, rate: 5, author: "Somebody", created_at: NOW }],
    [
      "sent_picture",
      { hash: `${id}`.padStart(32, "0"), owner, custom_order_id: id, position: 0, shown: "", created_at: NOW },
    ],
    ["review_vote", { review_id: id, owner, at: NOW }],
    ["review_report", { review_id: id, owner, reason: "other", at: NOW }],
    ["checkout_draft", { owner, details: "{}", updated_at: NOW }],
    ["compare_item", { ...own, product_id: 1 }],
    ["add_key", { owner, key: "a press", product_id: 1, variant_id: 0, quantity: 1, added_at: NOW }],
    ["one_time_code", { purpose: "contact", session_hash: `s${id}`, contact: "new@a.et", account_id: id, ...code }],
    ["one_time_code", { purpose: "register", session_hash: `guest${id}`, contact: email, ...code }],
    ["newsletter_subscriber", { email, locale: "en", consented_at: NOW, leave_hash: `n${id}` }],
    ["login_token", { token_hash: `l${id}`, account_id: id, created_at: NOW, expires_at: NOW }],
    [
      "account_address",
      { public_id: `a${id}`, account_id: id, name: "A", phone: "B", region: "C", city: "D", created_at: NOW },
    ],
    ["wishlist_item", { account_id: id, product_id: 1, price_when_added: 100, added_at: NOW }],
    ["staff", { account_id: id, role: "orders", granted_at: NOW }],
    ["wishlist_share", { account_id: id, secret: `w${id}`, created_at: NOW }],
    ["recent_view", { account_id: id, product_id: 1, seen_at: NOW }],
  ];
  return rows.map(([table, row]) => insert(db, table, row));
}

export async function ownedRows(db: D1Database, id: number): Promise<Record<string, number>> {
  const counts = Object.entries(OWNED).map(([table, condition]) =>
    db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${condition}`).bind(id),
  );
  const results = await db.batch<{ count: number }>(counts);
  return Object.fromEntries(Object.keys(OWNED).map((table, i) => [table, results[i]!.results[0]!.count]));
}

const BY_ACCOUNT =
  "session alert login_token account_address staff wishlist_item wishlist_share recent_view one_time_code";
const BY_OWNER =
  "push_token cart checkout_draft shop_order order_viewer custom_order sent_picture review_vote review_report compare_item add_key";
const all = (tables: string, condition: string) =>
  Object.fromEntries(tables.split(" ").map((table) => [table, condition]));

const OWNED: Record<string, string> = {
  account: "id = ?1",
  ...all(BY_ACCOUNT, "account_id = ?1"),
  ...all(BY_OWNER, "owner = 'account:' || CAST(?1 AS INTEGER)"),
  push_token: "owner = 'account:' || CAST(?1 AS INTEGER) OR session_hash = 's' || CAST(?1 AS INTEGER)",
  one_time_code: "account_id = ?1 OR session_hash = 'guest' || CAST(?1 AS INTEGER)",
  newsletter_subscriber: "leave_hash = 'n' || CAST(?1 AS INTEGER)",
};
