import { roundTrip } from "../deadline.server.ts";

/** Rows have one column, `text`, without line breaks. */
export interface TextQuery {
  sql: string;
  values: (string | number | Limit)[];
}

/** Written into the statement: SQLite compiles again for a bound limit (decision 40). */
interface Limit {
  limit: number;
}

/** For LIMIT or OFFSET. Each value makes a statement of its own. */
export function limit(size: number): Limit {
  if (!Number.isSafeInteger(size) || size < 0) throw new Error(`${size} is no limit`);
  return { limit: size };
}

export function linesOf(list: string): string[] {
  return list === "" ? [] : list.split("\n");
}

const PATIENCE_MS = 500;

/**
 * If the statement fails or is late, each name is read once more by itself (security-and-faults.md 9). `patience` in ms
 * besides the round trip.
 */
export function readTexts<Name extends string>(
  db: D1Database,
  wanted: Record<Name, TextQuery[]>,
  patience: Partial<Record<Name, number>> = {},
): Record<Name, Promise<string[]>> {
  const names = Object.keys(wanted) as Name[];
  const together = read(
    db,
    names.flatMap((name) => wanted[name]),
  );
  const soonest = new Map<number, Promise<string[]>>();
  const soon = (ms: number) => soonest.get(ms) ?? soonest.set(ms, orLate(together, ms)).get(ms)!;
  let index = 0;
  const answers = names.map((name) => {
    const from = index;
    const to = (index += wanted[name].length);
    const mine = soon((patience[name] ?? PATIENCE_MS) + 2 * roundTrip())
      .then((texts) => texts.slice(from, to))
      .catch(() => Promise.any([read(db, wanted[name]), together.then((texts) => texts.slice(from, to))]))
      .catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error;
      });
    return [name, mine] as const;
  });
  return Object.fromEntries(answers) as Record<Name, Promise<string[]>>;
}

function orLate<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("late")), ms);
    work.finally(() => clearTimeout(timer)).catch(() => {});
  });
  return Promise.race([work, late]);
}

async function read(db: D1Database, queries: TextQuery[]): Promise<string[]> {
  const bound = queries.flatMap(({ values }) => values.filter((value) => typeof value !== "object"));
  const { results } = await db
    .prepare(statementOf(queries))
    .bind(...bound)
    .all<Record<string, string | null>>();
  const [row] = results;
  return queries.map((_, index) => row?.[`list${index}`] ?? "");
}

const statements = new Map<string, string>();

function statementOf(queries: readonly TextQuery[]): string {
  const key = queries.map(({ sql, values }) => `${sql}\n${values.map(limitOf).join()}`).join("\n");
  const known = statements.get(key);
  if (known !== undefined) return known;
  let bound = 0;
  const lists = queries.map(({ sql, values }, index) => {
    const written = values.map((value) => limitOf(value) ?? `?${(bound += 1)}`);
    const numbered = sql.replace(/\?(\d+)/g, (_, number: string) => String(written[Number(number) - 1]));
    return `(SELECT group_concat(text, char(10)) FROM (${numbered})) AS list${index}`;
  });
  const statement = `SELECT ${lists.join(",\n")}`;
  statements.set(key, statement);
  return statement;
}

const limitOf = (value: TextQuery["values"][number]) => (typeof value === "object" ? value.limit : null);
