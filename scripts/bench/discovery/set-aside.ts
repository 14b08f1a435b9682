import type { DatabaseSync } from "node:sqlite";

interface Thing {
  type: "index" | "trigger" | "table";
  name: string;
  onTable: string;
  sql: string;
}

export interface SetAside {
  indexes: Thing[];
  triggers: Thing[];
  text: Thing;
}

const TEXT = "product_search";
/** Bytes of the full-text table's hash; the second is FTS5's default. */
const FILLING_MEMORY = 256 * 1024 * 1024;
const USUAL_MEMORY = 1024 * 1024;
const JOINED_PAGES = 20_000;

/**
 * Drops secondary indexes and triggers of the product table, and replaces the full-text table by an ordinary one in the
 * attached database `aside`. Keys and constraints stay.
 */
export function setAside(db: DatabaseSync): SetAside {
  const things = db
    .prepare("SELECT type, name, tbl_name AS onTable, sql FROM main.sqlite_master WHERE sql IS NOT NULL")
    .all() as unknown as Thing[];
  const ofProducts = (wanted: string) => things.filter(({ type, onTable }) => type === wanted && onTable === "product");
  const indexes = ofProducts("index");
  const triggers = ofProducts("trigger");
  const text = things.find(({ name }) => name === TEXT)!;
  const columns = textColumns(db);
  for (const { type, name } of [...triggers, ...indexes]) db.exec(`DROP ${type} ${name}`);
  db.exec(`DROP TABLE ${TEXT}; CREATE TABLE aside.${TEXT} (${columns})`);
  return { indexes, triggers, text };
}

export async function bringBackIndexes(
  db: DatabaseSync,
  { indexes }: SetAside,
  onIndex: (share: number) => Promise<void>,
): Promise<void> {
  for (const [done, { sql }] of indexes.entries()) {
    await onIndex(done / indexes.length);
    db.exec(sql);
  }
}

/** In row order, so that each word is written once. */
export function bringBackText(db: DatabaseSync, { text }: SetAside): void {
  db.exec(text.sql);
  const columns = textColumns(db);
  db.exec(`INSERT INTO main.${TEXT} (${TEXT}, rank) VALUES ('hashsize', ${FILLING_MEMORY})`);
  db.exec(`INSERT INTO main.${TEXT} (rowid, ${columns}) SELECT rowid, ${columns} FROM aside.${TEXT} ORDER BY rowid`);
  db.exec(`INSERT INTO main.${TEXT} (${TEXT}, rank) VALUES ('hashsize', ${USUAL_MEMORY})`);
  // As in app/migrations/0005_search.sql.
  db.exec(`INSERT INTO main.${TEXT} (${TEXT}, rank) VALUES ('usermerge', 2)`);
  joinPieces(db);
}

function joinPieces(db: DatabaseSync): void {
  const join = db.prepare(`INSERT INTO main.${TEXT} (${TEXT}, rank) VALUES ('merge', ${JOINED_PAGES})`);
  const changes = db.prepare("SELECT total_changes() AS count");
  const written = () => Number(changes.get()!.count);
  for (let before = written(); ; before = written()) {
    join.run();
    if (written() - before < 2) return;
  }
}

export function bringBackTriggers(db: DatabaseSync, { triggers }: SetAside): void {
  for (const { sql } of triggers) db.exec(sql);
}

function textColumns(db: DatabaseSync): string {
  const columns = db.prepare("SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0").all(TEXT);
  return columns.map(({ name }) => name).join(", ");
}
