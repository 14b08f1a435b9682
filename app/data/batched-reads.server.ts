interface Read {
  statement: D1PreparedStatement;
  answer: (result: D1Result) => void;
  fail: (error: unknown) => void;
}

/**
 * Wraps the database of one request so that the reads started in the same turn of the event loop travel as one batch: a
 * round trip costs as much as several statements. If the batch fails, each read is sent once more by itself, so that
 * only what cannot be read is missing (security-and-faults.md 9). Everything that may write is sent on its own, after
 * the reads that wait.
 */
export function batchReads(db: D1Database): D1Database {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  let waiting: Read[] = [];
  const send = () => {
    const reads = waiting;
    waiting = [];
    if (reads.length === 1) readAlone(reads[0]!);
    else if (reads.length > 1) void readAll(db, reads);
  };
  const read = <Row>(statement: D1PreparedStatement) =>
    new Promise<D1Result<Row>>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ statement, answer: resolve as Read["answer"], fail: reject });
    });
  const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
    const all = () => (isRead ? read(statement) : (send(), statement.all()));
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

async function readAll(db: D1Database, reads: readonly Read[]): Promise<void> {
  try {
    const results = await db.batch(reads.map(({ statement }) => statement));
    reads.forEach(({ answer }, index) => answer(results[index]!));
  } catch {
    reads.forEach(readAlone);
  }
}

function readAlone({ statement, answer, fail }: Read): void {
  statement.all().then(answer, fail);
}
