type ReadsFrom = "first-primary" | "first-unconstrained" | (string & {});

interface Prepared {
  sql: string;
  values: readonly unknown[];
}

/** "first-primary" opens a session per call, so that no replica answers; otherwise one session serves all calls. */
export class ReadSession {
  readonly db: D1Database;
  #bookmark = "";

  constructor(database: D1Database, from: ReadsFrom) {
    const own = from === "first-primary" ? null : database.withSession(from);
    const session = () => own ?? database.withSession("first-primary");
    const prepared = new WeakMap<D1PreparedStatement, Prepared>();
    const ask = async <T>(run: (session: D1DatabaseSession) => Promise<T>): Promise<T> => {
      const one = session();
      const answer = await run(one);
      this.#note(one.getBookmark());
      return answer;
    };
    const wrap = (statement: Prepared): D1PreparedStatement => {
      const run = <T>(work: (inner: D1PreparedStatement) => Promise<T>) => ask((one) => work(prepare(one, statement)));
      const wrapped = {
        bind: (...values: unknown[]) => wrap({ ...statement, values }),
        first: (...column: [string]) => run((inner) => inner.first(...column)),
        all: () => run((inner) => inner.all()),
        run: () => run((inner) => inner.run()),
        raw: (...options: [{ columnNames: true }]) => run((inner) => inner.raw(...options)),
      } as D1PreparedStatement;
      prepared.set(wrapped, statement);
      return wrapped;
    };
    this.db = {
      prepare: (sql: string) => wrap({ sql, values: [] }),
      batch: <T>(statements: D1PreparedStatement[]) =>
        ask((one) => one.batch<T>(statements.map((statement) => prepare(one, prepared.get(statement)!)))),
      exec: (sql: string) => database.exec(sql),
    } as D1Database;
  }

  /** Later bookmarks are greater texts; "" before the first answer. */
  get bookmark(): string {
    return this.#bookmark;
  }

  #note(bookmark: string | null): void {
    if (bookmark !== null && bookmark > this.#bookmark) this.#bookmark = bookmark;
  }
}

function prepare(session: D1DatabaseSession, { sql, values }: Prepared): D1PreparedStatement {
  const statement = session.prepare(sql);
  return values.length === 0 ? statement : statement.bind(...values);
}
