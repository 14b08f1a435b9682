interface Question {
  statement: D1PreparedStatement;
  answer: (result: D1Result) => void;
  fail: (error: unknown) => void;
}

/**
 * The database of one request: what is read from it in one turn, before anything is waited for, travels together, because a
 * round trip costs what several statements cost. Where they fail together each is asked once more by itself, so only what
 * cannot be read stays away (security-and-faults.md 9). Whatever may write goes on its own, behind what was asked before it.
 */
export function askedTogether(db: D1Database): D1Database {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  let waiting: Question[] = [];
  const send = () => {
    const questions = waiting;
    waiting = [];
    if (questions.length === 1) askAlone(questions[0]!);
    else if (questions.length > 1) void askAll(db, questions);
  };
  const ask = <Row>(statement: D1PreparedStatement) =>
    new Promise<D1Result<Row>>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ statement, answer: resolve as Question["answer"], fail: reject });
    });
  const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
    const all = () => (isRead ? ask(statement) : (send(), statement.all()));
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
    inner.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql), /^\s*SELECT\b/i.test(sql)),
    batch: (statements: D1PreparedStatement[]) => (send(), db.batch(statements.map((one) => inner.get(one) ?? one))),
    exec: (sql: string) => (send(), db.exec(sql)),
  } as D1Database;
}

async function askAll(db: D1Database, questions: readonly Question[]): Promise<void> {
  try {
    const results = await db.batch(questions.map(({ statement }) => statement));
    questions.forEach(({ answer }, index) => answer(results[index]!));
  } catch {
    questions.forEach(askAlone);
  }
}

function askAlone({ statement, answer, fail }: Question): void {
  statement.all().then(answer, fail);
}
