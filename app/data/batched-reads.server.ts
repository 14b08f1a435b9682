interface WaitingReads {
  statements: D1PreparedStatement[];
  answer: (results: D1Result[]) => void;
  fail: (error: unknown) => void;
}

/** In microtasks; a timer would answer a millisecond later. */
const MICROTASKS = 12;

async function endOfTurn(): Promise<void> {
  for (let passed = 0; passed < MICROTASKS; passed += 1) await Promise.resolve();
}

export const onlyReads = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH)\b/i.test(sql) && !/\b(?:INSERT|UPDATE|DELETE|REPLACE INTO)\b/i.test(sql);

/**
 * Reads of one turn travel as one batch, because a call costs as much as several statements. After a failure each is
 * sent once more by itself (security-and-faults.md 9).
 */
export function batchReads(db: D1Database): D1Database {
  const inner = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; isRead: boolean }>();
  let waiting: WaitingReads[] = [];
  const send = () => {
    const questions = waiting;
    waiting = [];
    if (questions.length === 1) void ask(db, questions[0]!);
    else if (questions.length > 1) void askAll(db, questions);
  };
  const read = (statements: D1PreparedStatement[]) =>
    new Promise<D1Result[]>((resolve, reject) => {
      if (waiting.length === 0) void endOfTurn().then(send);
      waiting.push({ statements, answer: resolve, fail: reject });
    });
  const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
    const all = async () => (isRead ? (await read([statement]))[0]! : (send(), statement.all()));
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
      all,
      first: async (column?: string) => {
        const [row = null] = (await all()).results as Record<string, unknown>[];
        return column === undefined || row === null ? row : row[column];
      },
      run: () => (send(), statement.run()),
      raw: (...options: [{ columnNames: true }]) => (send(), statement.raw(...options)),
    } as D1PreparedStatement;
    inner.set(wrapped, { statement, isRead });
    return wrapped;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql), onlyReads(sql)),
    batch(statements: D1PreparedStatement[]) {
      const known = statements.map((one) => inner.get(one) ?? { statement: one, isRead: false });
      const all = known.map(({ statement }) => statement);
      return known.every((one) => one.isRead) ? read(all) : (send(), db.batch(all));
    },
    exec: (sql: string) => (send(), db.exec(sql)),
  } as D1Database;
}

async function askAll(db: D1Database, questions: readonly WaitingReads[]): Promise<void> {
  try {
    const results = await db.batch(questions.flatMap(({ statements }) => statements));
    let at = 0;
    for (const { statements, answer } of questions) answer(results.slice(at, (at += statements.length)));
  } catch {
    for (const question of questions) void ask(db, question);
  }
}

async function ask(db: D1Database, { statements, answer, fail }: WaitingReads): Promise<void> {
  try {
    answer(statements.length === 1 ? [await statements[0]!.all()] : await db.batch(statements));
  } catch (error) {
    fail(error);
  }
}
