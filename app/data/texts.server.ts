/** A list whose rows are one column `text` each, without line breaks; values for ?1, ?2 and so on. */
export interface TextQuestion {
  sql: string;
  values: (string | number)[];
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
 * read stays away (security-and-faults.md 9: reads at most twice).
 */
export function readTexts<Name extends string>(
  db: D1Database,
  asked: Record<Name, TextQuestion[]>,
  patience = PATIENCE_MS,
): Record<Name, Promise<string[]>> {
  const names = Object.keys(asked) as Name[];
  const together = read(
    db,
    names.flatMap((name) => asked[name]),
  );
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("late")), patience);
    together.finally(() => clearTimeout(timer)).catch(() => {});
  });
  const soon = Promise.race([together, late]);
  let place = 0;
  const answers = names.map((name) => {
    const from = place;
    const to = (place += asked[name].length);
    const mine = soon
      .then((texts) => texts.slice(from, to))
      .catch(() => Promise.any([read(db, asked[name]), together.then((texts) => texts.slice(from, to))]))
      .catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error;
      });
    return [name, mine] as const;
  });
  return Object.fromEntries(answers) as Record<Name, Promise<string[]>>;
}

/** Each question's rows, one a line; "" where there are none. */
async function read(db: D1Database, questions: TextQuestion[]): Promise<string[]> {
  const { results } = await db
    .prepare(statementOf(questions))
    .bind(...questions.flatMap(({ values }) => values))
    .all<Record<string, string | null>>();
  const [row] = results;
  return questions.map((_, index) => row?.[`list${index}`] ?? "");
}

const statements = new Map<string, string>();

/** One row with a column for each list. */
function statementOf(questions: readonly TextQuestion[]): string {
  const key = questions.map(({ sql }) => sql).join("\n");
  const known = statements.get(key);
  if (known !== undefined) return known;
  let bound = 0;
  const lists = questions.map(({ sql, values }, index) => {
    const numbered = sql.replace(/\?(\d+)/g, (_, number: string) => `?${Number(number) + bound}`);
    bound += values.length;
    return `(SELECT group_concat(text, char(10)) FROM (${numbered})) AS list${index}`;
  });
  const statement = `SELECT ${lists.join(",\n")}`;
  statements.set(key, statement);
  return statement;
}
