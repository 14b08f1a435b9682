import { NOW } from "../small-catalogue.ts";

let made = 0;

/** `everything`: with a row in every table that may belong to an account. */
export async function makeAccount(db: D1Database, { everything = false } = {}): Promise<number> {
  const number = ++made;
  const email = `shopper${number}@example.et`;
  const id = (await db
    .prepare(
      "INSERT INTO account (email, password_hash, password_changed_at, created_at) VALUES (?1, 'old', ?2, ?2) RETURNING id",
    )
    .bind(email, NOW)
    .first<number>("id"))!;
  if (everything) await db.batch(rowsOf(db, id, email));
  return id;
}

export async function startSession(
  db: D1Database,
  account: number,
  hash: string,
  { seenAt = NOW } = {},
): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT INTO session (id_hash, created_at, seen_at, account_id, device, public_id) VALUES (?1, ?2, ?3, ?4, 'curl', ?5)",
      )
      .bind(hash, NOW - 40 * 86_400_000, seenAt, account, `public-${hash}`),
    db
      .prepare("INSERT INTO push_token (token, owner, session_hash, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)")
      .bind(`token-${hash}`, `account:${account}`, hash, NOW),
  ]);
}

function rowsOf(db: D1Database, id: number, email: string): D1PreparedStatement[] {
  const owner = `account:${id}`;
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(...values);
  return [
    run(
      "INSERT INTO session (id_hash, created_at, seen_at, account_id, public_id) VALUES (?1, ?2, ?2, ?3, ?1)",
      `s${id}`,
      NOW,
      id,
    ),
    run(
      "INSERT INTO push_token (token, owner, session_hash, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)",
      `t${id}`,
      owner,
      `s${id}`,
      NOW,
    ),
    run("INSERT INTO cart (owner, version, updated_at) VALUES (?1, 1, ?2)", owner, NOW),
    run(
      "INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at) SELECT id, 1, 0, 1, 100, ?2 FROM cart WHERE owner = ?1",
      owner,
      NOW,
    ),
    run(
      `INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale, name, phone, region, city,
         goods_total, discount_total, delivery_total, total, shown_total, lines, lines_expected, is_cart_same, is_coupon_same, open_holds, placed_at)
       VALUES (?1, ?1, ?1, ?1, ?2, 'en', 'A', '+251911000000', 'oromia', 'Adama', 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, ?3)`,
      `o${id}`,
      owner,
      NOW,
    ),
    run(
      "INSERT INTO order_viewer (order_id, owner, added_at) SELECT id, ?1, ?2 FROM shop_order WHERE owner = ?1",
      owner,
      NOW,
    ),
    run(
      `INSERT INTO custom_order (number, public_id, form_key_hash, content_hash, owner, locale, what, quantity, phone, city, state_at, created_at)
       VALUES (?1, ?1, ?1, ?1, ?2, 'en', 'A', 1, '+251911000000', 'Adama', ?3, ?3)`,
      `c${id}`,
      owner,
      NOW,
    ),
    run(
      "INSERT INTO custom_order_viewer (custom_order_id, owner, added_at) SELECT id, ?1, ?2 FROM custom_order WHERE owner = ?1",
      owner,
      NOW,
    ),
    run(
      "INSERT INTO alert (kind, target_id, reader, account_id, locale, leave_secret, created_at) VALUES ('follow', 1, ?1, ?2, 'en', ?1, ?3)",
      owner,
      id,
      NOW,
    ),
    run("INSERT INTO product_rate (product_id, rate, author, created_at) VALUES (1, 5, 'Somebody', ?1)", NOW),
    run(
      `INSERT INTO sent_picture (hash, owner, custom_order_id, position, shown, created_at)
       SELECT printf('%032x', ?2), ?1, max(id), 0, '', ?3 FROM custom_order WHERE owner = ?1`,
      owner,
      id,
      NOW,
    ),
    run("INSERT INTO review_vote (review_id, owner, at) SELECT max(id), ?1, ?2 FROM product_rate", owner, NOW),
    run(
      "INSERT INTO review_report (review_id, owner, reason, at) SELECT max(id), ?1, 'other', ?2 FROM product_rate",
      owner,
      NOW,
    ),
    run("INSERT INTO checkout_draft (owner, details, updated_at) VALUES (?1, '{}', ?2)", owner, NOW),
    run("INSERT INTO compare_item (owner, product_id, added_at) VALUES (?1, 1, ?2)", owner, NOW),
    run("INSERT INTO add_key VALUES (?1, 'a press', 1, 0, 1, ?2)", owner, NOW),
    run(
      "INSERT INTO one_time_code (purpose, session_hash, contact, code_hash, account_id, created_at, expires_at) VALUES ('contact', ?1, 'new@example.et', 'x', ?2, ?3, ?3)",
      `s${id}`,
      id,
      NOW,
    ),
    run(
      "INSERT INTO one_time_code (purpose, session_hash, contact, code_hash, created_at, expires_at) VALUES ('register', ?1, ?2, 'x', ?3, ?3)",
      `guest${id}`,
      email,
      NOW,
    ),
    run(
      "INSERT INTO newsletter_subscriber (email, locale, consented_at, leave_hash) VALUES (?1, 'en', ?2, ?3)",
      email,
      NOW,
      `n${id}`,
    ),
    run(
      "INSERT INTO login_token (token_hash, account_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?3)",
      `l${id}`,
      id,
      NOW,
    ),
    run(
      "INSERT INTO account_address (public_id, account_id, name, phone, region, city, created_at) VALUES (?1, ?2, 'A', 'B', 'C', 'D', ?3)",
      `a${id}`,
      id,
      NOW,
    ),
    run(
      "INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at) VALUES (?1, 1, 100, ?2)",
      id,
      NOW,
    ),
    run("INSERT INTO staff (account_id, role, granted_at) VALUES (?1, 'orders', ?2)", id, NOW),
    run("INSERT INTO wishlist_share (account_id, secret, created_at) VALUES (?1, ?2, ?3)", id, `w${id}`, NOW),
    run("INSERT INTO recent_view (account_id, product_id, seen_at) VALUES (?1, 1, ?2)", id, NOW),
  ];
}

export async function ownedRows(db: D1Database, id: number): Promise<Record<string, number>> {
  const counts = Object.entries(OWNED).map(([table, condition]) =>
    db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${condition}`).bind(id),
  );
  const results = await db.batch<{ count: number }>(counts);
  return Object.fromEntries(Object.keys(OWNED).map((table, i) => [table, results[i]!.results[0]!.count]));
}

const OWNED: Record<string, string> = {
  account: "id = ?1",
  session: "account_id = ?1",
  push_token: "owner = 'account:' || CAST(?1 AS INTEGER) OR session_hash = 's' || CAST(?1 AS INTEGER)",
  cart: "owner = 'account:' || CAST(?1 AS INTEGER)",
  checkout_draft: "owner = 'account:' || CAST(?1 AS INTEGER)",
  shop_order: "owner = 'account:' || CAST(?1 AS INTEGER)",
  order_viewer: "owner = 'account:' || CAST(?1 AS INTEGER)",
  custom_order: "owner = 'account:' || CAST(?1 AS INTEGER)",
  custom_order_viewer: "owner = 'account:' || CAST(?1 AS INTEGER)",
  sent_picture: "owner = 'account:' || CAST(?1 AS INTEGER)",
  review_vote: "owner = 'account:' || CAST(?1 AS INTEGER)",
  review_report: "owner = 'account:' || CAST(?1 AS INTEGER)",
  alert: "account_id = ?1",
  compare_item: "owner = 'account:' || CAST(?1 AS INTEGER)",
  add_key: "owner = 'account:' || CAST(?1 AS INTEGER)",
  one_time_code: "account_id = ?1 OR session_hash = 'guest' || CAST(?1 AS INTEGER)",
  newsletter_subscriber: "leave_hash = 'n' || CAST(?1 AS INTEGER)",
  login_token: "account_id = ?1",
  account_address: "account_id = ?1",
  staff: "account_id = ?1",
  wishlist_item: "account_id = ?1",
  wishlist_share: "account_id = ?1",
  recent_view: "account_id = ?1",
};
