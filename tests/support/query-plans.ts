type Values = (string | number | null)[];

export interface Asked {
  sql: string;
  values: Values;
}

export function listening(db: D1Database, asked: Asked[]): D1Database {
  const prepare = (sql: string) => {
    const statement = db.prepare(sql);
    const bind = (...values: Values) => {
      asked.push({ sql, values });
      return statement.bind(...values);
    };
    return Object.assign(Object.create(statement) as D1PreparedStatement, { bind });
  };
  return { prepare, batch: db.batch.bind(db) } as unknown as D1Database;
}

export async function planOf(db: D1Database, { sql, values }: Asked): Promise<string[]> {
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map((row) => row.detail);
}

/** Throws if nothing was asked, which would prove nothing. */
export async function plansOf(db: D1Database, ask: (db: D1Database) => unknown): Promise<string[]> {
  const asked: Asked[] = [];
  await ask(listening(db, asked));
  if (asked.length === 0) throw new Error("nothing was asked of the database");
  return (await Promise.all(asked.map((one) => planOf(db, one)))).flat();
}
