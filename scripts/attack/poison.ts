import { MARK } from "./hostile.ts";

export const RAN = `${MARK}ran`;

export const payloads: readonly string[] = [
  `<script>${RAN}()</script>`,
  `"><img src=x onerror=${RAN}()>`,
  `'><svg onload=${RAN}()><${MARK}>`,
  `</title></textarea></style></script><script>${RAN}()</script>`,
  `" on${MARK}=1 autofocus onfocus=${RAN}() x="`,
  `<!--<script>${RAN}()`,
  `{{constructor.constructor('${RAN}()')()}}\${${RAN}()}`,
  `\u2028</script>\u2029<script>${RAN}()</script>`,
  `\u202e<iframe srcdoc="<script>parent.${RAN}()</script>">`,
  `</style><style>@import "//${MARK}.example/"</style>`,
];

/** Imports and the desk rewrite picture addresses to our own. */
const pictures: readonly string[] = [
  `javascript:${RAN}()`,
  `data:text/html,<script>${RAN}()</script>`,
  ` \u0001java\tscript:${RAN}()`,
  `//${MARK}.example/x"onerror="${RAN}()`,
  `/media/"onerror="${RAN}()"><script>${RAN}()</script>`,
  `vbscript:${RAN}()`,
];

const links: readonly string[] = [...pictures, `https://elsewhere.example/"><script>${RAN}()</script>`];

/** Columns by which the shop finds rows, never typed by people. */
const MACHINE = new Set([
  ...["id", "key", "hash", "owner", "kind", "state", "locale", "slug", "slug_name", "name_slug", "word", "role", "how"],
  ...["public_id", "number", "reader", "subject", "reference", "token", "source", "purpose", "contact", "buyer"],
  ...["code", "coupon_code", "currency", "region", "delivery", "cancelled_by", "content_lang"],
  ...["form_key_hash", "content_hash", "session_hash", "id_hash", "token_hash", "secret_hash", "leave_hash"],
  ...["code_hash", "password_hash", "bytes_hash", "feed_hash", "sha256", "leave_secret", "secret", "dedupe_key"],
  ...["shown", "twin_of", "identity", "tables", "marks", "after_key", "from_state", "to_state"],
  ...["payload", "details", "pending", "sections", "before", "after"],
]);
const TEXT = new Set(["choice.code"]);
const NOBODYS =
  /^(sqlite_|d1_|_cf_|product_search|vendor_search|search_|session$|staff$|operator_event$|content_version$|home_entry$|custom_order\.category$|outbox\.text$|vendor_notice\.)/;

const PICTURE = /image|logo|picture|poster|thumbnail|icon/i;
const LINK = /url|link|page|endpoint/i;

export interface Column {
  table: string;
  column: string;
  holds: "text" | "picture" | "link";
  /** Of a text in the column's JSON. */
  path?: string;
}

const pieces: Record<Column["holds"], readonly string[]> = { text: payloads, picture: pictures, link: links };

export async function textColumns(db: D1Database): Promise<Column[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !NOBODYS.test(name));
  const answers = await db.batch<{ name: string; type: string; pk: number }>(
    tables.map((table) => db.prepare(`PRAGMA table_info("${table}")`)),
  );
  const { results: fields } = await db.prepare(HOME_FIELDS).all<{ path: string }>();
  const ofHome = fields.map(({ path }) => ({ table: "home_entry", column: "entry", path, holds: holdsOf(path) }));
  const ofTables = answers.flatMap(({ results }, at) =>
    results
      .map(({ name, type, pk }) => ({ name: `${tables[at]}.${name}`, table: tables[at]!, column: name, type, pk }))
      .filter(({ name, column, type, pk }) => {
        const isText = TEXT.has(name) || !MACHINE.has(column);
        return type === "TEXT" && pk === 0 && isText && !NOBODYS.test(name);
      })
      .map(({ table, column }) => ({ table, column, holds: holdsOf(column) })),
  );
  return [...ofTables, ...ofHome];
}

const HOME_FIELDS = `
  SELECT DISTINCT field.fullkey AS path FROM home_entry e CROSS JOIN json_tree(e.entry) field WHERE field.type = 'text'`;

function holdsOf(name: string): Column["holds"] {
  return PICTURE.test(name) ? "picture" : LINK.test(name) ? "link" : "text";
}

/**
 * Appends hostile text to these columns and replaces addresses, a different text in each row. Returns columns that
 * database constraints keep clean.
 */
export async function poison(db: D1Database, columns: readonly Column[]): Promise<(Column & { why: string })[]> {
  const clean: (Column & { why: string })[] = [];
  for (const [at, one] of columns.entries()) {
    const { table, column, holds, path } = one;
    const list = pieces[holds];
    const own = path === undefined ? `"${table}"."${column}"` : `entry ->> '${path}'`;
    const piece = `(SELECT j.value FROM json_each(?1) j WHERE j.key = (length(${own}) + ?2) % ${list.length})`;
    const value = holds === "text" ? `${own} || ${piece}` : piece;
    const whole = path === undefined ? value : `json_set(entry, '${path}', ${value})`;
    const written = await db
      .prepare(`UPDATE "${table}" SET "${column}" = ${whole} WHERE ${own} IS NOT NULL`)
      .bind(JSON.stringify(list), at)
      .run()
      .then(() => null, String);
    if (written !== null) clean.push({ ...one, why: written });
  }
  return clean;
}
