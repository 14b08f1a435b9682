export interface Meter {
  calls: number;
  rowsRead: number;
  rowsWritten: number;
  ms: number;
}

export function newMeter(): Meter {
  return { calls: 0, rowsRead: 0, rowsWritten: 0, ms: 0 };
}

/** `raw` answers carry no figures: only the call is counted. */
export function meteredDatabase(db: D1Database, meter: Meter): D1Database {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const note = ({ meta }: D1Result): void => {
    meter.rowsRead += meta.rows_read ?? 0;
    meter.rowsWritten += meta.rows_written ?? 0;
    meter.ms += meta.duration ?? 0;
  };
  const one = async <Row>(work: Promise<D1Result<Row>>) => {
    meter.calls += 1;
    const result = await work;
    note(result);
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const metered = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => one(statement.all()),
      run: () => one(statement.run()),
      raw: (...options: [{ columnNames: true }]) => {
        meter.calls += 1;
        return statement.raw(...options);
      },
      first: (...column: [string]) => {
        meter.calls += 1;
        return statement.first(...column);
      },
    } as D1PreparedStatement;
    inner.set(metered, statement);
    return metered;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      meter.calls += 1;
      const results = await db.batch<Row>(statements.map((statement) => inner.get(statement) ?? statement));
      results.forEach(note);
      return results;
    },
    exec: (sql: string) => db.exec(sql),
  } as D1Database;
}
