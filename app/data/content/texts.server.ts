/** A list whose rows are one column `text` each, without line breaks; values for ?1, ?2 and so on. */
export interface TextQuestion {
  sql: string;
  values: (string | number | Limit)[];
}

/** Written into the statement instead of bound: SQLite compiles it once more where a limit is bound (decision 40). */
interface Limit {
  limit: number;
}

/** A whole number of our own, for LIMIT and OFFSET: few different ones, as each makes a statement. */
export function limit(size: number): Limit {
  if (!Number.isSafeInteger(size) || size < 0) throw new Error(`${size} is no limit`);
  return { limit: size };
}

/** The rows of a list; none of "". */
export function linesOf(list: string): string[] {
  return list === "" ? [] : list.split("\n");
}

/** How long all may take together before each is asked by itself beside them, in ms. */
const PATIENCE_MS = 500;

/**
 * Lists read as one statement, in the order in which they stand here; each name gets the lines of its questions. Where the
 * statement fails, or is late because one part of it is, every name is asked once more by itself: only what cannot be
 * read stays away (security-and-faults.md 9: reads at most twice). `patience`: names that are asked by themselves earlier.
 */
export function readTexts<Name extends string>(
  db: D1Database,
  asked: Record<Name, TextQuestion[]>,
  patience: Partial<Record<Name, number>> = {},
): Record<Name, Promise<string[]>> {
  const names = Object.keys(asked) as Name[];
  const together = read(
    db,
    names.flatMap((name) => asked[name]),
  );
  const soonest = new Map<number, Promise<string[]>>();
  const soon = (ms: number) => soonest.get(ms) ?? soonest.set(ms, orLate(together, ms)).get(ms)!;
  let place = 0;
  const answers = names.map((name) => {
    const from = place;
    const to = (place += asked[name].length);
    const mine = soon(patience[name] ?? PATIENCE_MS)
      .then((texts) => texts.slice(from, to))
      .catch(() => Promise.any([read(db, asked[name]), together.then((texts) => texts.slice(from, to))]))
      .catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error;
      });
    return [name, mine] as const;
  });
  return Object.fromEntries(answers) as Record<Name, Promise<string[]>>;
}

/** The same, or a rejection after so many ms. */
function orLate<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("late")), ms);
    work.finally(() => clearTimeout(timer)).catch(() => {});
  });
  return Promise.race([work, late]);
}

/** Each question's rows, one a line; "" where there are none. */
async function read(db: D1Database, questions: TextQuestion[]): Promise<string[]> {
  const bound = questions.flatMap(({ values }) => values.filter((value) => typeof value !== "object"));
  const { results } = await db
    .prepare(statementOf(questions))
    .bind(...bound)
    .all<Record<string, string | null>>();
  const [row] = results;
  return questions.map((_, index) => row?.[`list${index}`] ?? "");
}

const statements = new Map<string, string>();

/** One row with a column for each list. */
function statementOf(questions: readonly TextQuestion[]): string {
  const key = questions.map(({ sql, values }) => `${sql}\n${values.map(limitOf).join()}`).join("\n");
  const known = statements.get(key);
  if (known !== undefined) return known;
  let bound = 0;
  const lists = questions.map(({ sql, values }, index) => {
    const written = values.map((value) => limitOf(value) ?? `?${(bound += 1)}`);
    const numbered = sql.replace(/\?(\d+)/g, (_, number: string) => String(written[Number(number) - 1]));
    return `(SELECT group_concat(text, char(10)) FROM (${numbered})) AS list${index}`;
  });
  const statement = `SELECT ${lists.join(",\n")}`;
  statements.set(key, statement);
  return statement;
}

const limitOf = (value: TextQuestion["values"][number]) => (typeof value === "object" ? value.limit : null);
