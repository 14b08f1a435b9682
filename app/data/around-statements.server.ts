type Around = <T>(texts: readonly string[], run: () => Promise<T>) => Promise<T>;

export function aroundStatements(db: D1Database, around: Around): D1Database {
  const known = new WeakMap<D1PreparedStatement, { inner: D1PreparedStatement; text: string }>();
  const wrap = (inner: D1PreparedStatement, text: string): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values), text),
      first: (...column: [string]) => around([text], () => inner.first(...column)),
      all: () => around([text], () => inner.all()),
      run: () => around([text], () => inner.run()),
      raw: (...options: [{ columnNames: true }]) => around([text], () => inner.raw(...options)),
    } as D1PreparedStatement;
    known.set(wrapped, { inner, text });
    return wrapped;
  };
  return {
    prepare: (text: string) => wrap(db.prepare(text), text),
    batch(statements: D1PreparedStatement[]) {
      const all = statements.map((one) => known.get(one) ?? { inner: one, text: "" });
      return around(
        all.map(({ text }) => text),
        () => db.batch(all.map(({ inner }) => inner)),
      );
    },
    exec: (text: string) => around([text], () => db.exec(text)),
  } as D1Database;
}
