import { batch } from "../batch.server.ts";
export interface BackupTable {
  name: string;
  columns: string[];
  key: string[];
}

/** Referenced tables first. */
export interface BackupSchema {
  tables: BackupTable[];
  objects: { type: string; name: string; table: string; sql: string }[];
  settings: { table: string; name: string; value: unknown }[];
}

interface Listed {
  schema: string;
  name: string;
  type: string;
  wr: number;
}

interface Column {
  name: string;
  pk: number;
  hidden: number;
}

/** Tables of the platform, of SQLite, and of upkeep that change during a backup. */
const LEFT_OUT = /^(_cf_|sqlite_(?!sequence$)|(backup|pulse)$)/;

const OBJECTS = `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite#_%' ESCAPE '#' AND name NOT LIKE '#_cf#_%' ESCAPE '#'
  ORDER BY rowid`;

export async function readBackupSchema(db: D1Database): Promise<BackupSchema> {
  const [list, objects] = await batch<[Listed, BackupSchema["objects"][number]]>(db, [
    db.prepare("PRAGMA table_list"),
    db.prepare(OBJECTS),
  ]);
  const isRead = ({ name, type, schema }: Listed) =>
    schema === "main" && (type === "table" || type === "virtual") && !LEFT_OUT.test(name);
  const listed = list.results.filter(isRead).sort((one, other) => (one.name < other.name ? -1 : 1));
  const about = <Row>(pragma: string) =>
    db.batch<Row>(listed.map(({ name }) => db.prepare(`PRAGMA ${pragma}("${name}")`)));
  const [infos, references] = await Promise.all([
    about<Column>("table_xinfo"),
    about<{ table: string }>("foreign_key_list"),
  ]);
  const tables = listed.map((table, index) => backupTable(table, infos[index]!.results));
  const refersTo = new Map(listed.map(({ name }, index) => [name, references[index]!.results.map((one) => one.table)]));
  const settings = await readSettings(
    db,
    listed.filter(({ type }) => type === "virtual"),
  );
  const shadows = list.results.filter(({ type }) => type === "shadow").map(({ name }) => name);
  return {
    tables: inOrder(tables, refersTo),
    objects: objects.results.filter(({ name }) => !shadows.includes(name)),
    settings,
  };
}

async function readSettings(db: D1Database, virtual: readonly Listed[]): Promise<BackupSchema["settings"]> {
  if (virtual.length === 0) return [];
  const one = ({ name }: Listed) =>
    `SELECT '${name}' AS "table", k AS name, v AS value FROM "${name}_config" WHERE k <> 'version'`;
  const { results } = await db.prepare(virtual.map(one).join(" UNION ALL ")).all<BackupSchema["settings"][number]>();
  return results;
}

function backupTable({ name, type, wr }: Listed, all: readonly Column[]): BackupTable {
  const columns = all.filter(({ hidden }) => hidden === 0).map((column) => column.name);
  if (wr === 0) return { name, columns: type === "virtual" ? ["rowid", ...columns] : columns, key: ["rowid"] };
  const parts = all.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return { name, columns, key: parts.map((column) => column.name) };
}

/**
 * Referenced tables first: a row written meanwhile then lacks its parent and is left out, and no row loses its parts.
 */
function inOrder(tables: readonly BackupTable[], refersTo: ReadonlyMap<string, readonly string[]>): BackupTable[] {
  const ordered = new Set<BackupTable>();
  const visiting = new Set<string>();
  const visit = (table: BackupTable) => {
    if (ordered.has(table) || visiting.has(table.name)) return;
    visiting.add(table.name);
    for (const parent of refersTo.get(table.name) ?? []) {
      const other = tables.find(({ name }) => name === parent);
      if (other) visit(other);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}
