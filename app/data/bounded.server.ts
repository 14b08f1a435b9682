import { BACKGROUND_LIMITS, type Budget, CALL_LIMITS, type CallLimits } from "./budget.server.ts";
import { within } from "./deadline.server.ts";

/** Each method answers within `ms` or rejects (docs/decisions/0047). */
export function bounded<Binding extends object>(ms: number, binding: Binding): Binding {
  return boundedBy(() => ms, binding);
}

function boundedBy<Binding extends object>(msOf: (method: string) => number, binding: Binding): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const ask = async (values: unknown[]) => Reflect.apply(member, target, values) as unknown;
      return (...values: unknown[]) => within(msOf(String(name)), ask(values));
    },
  });
}

/** Starts no statement after the budget is spent, and waits for none beyond the limit of a read or a write. */
export function boundedDatabase(
  db: D1Database,
  budget: Budget | null = null,
  { read, write }: CallLimits = budget?.calls ?? BACKGROUND_LIMITS,
): D1Database {
  return aroundStatements(db, (texts, run) => {
    if (budget?.isSpent) return Promise.reject(new Error("the time of this request is over"));
    return within(texts.every(onlyReads) ? read : write, run());
  });
}

/** Calls have the same limits; reading the bytes of an answer has none. */
export function boundedStore(store: R2Bucket): R2Bucket {
  const reads = new Set(["get", "head", "list"]);
  return boundedBy((method) => (reads.has(method) ? CALL_LIMITS.read : CALL_LIMITS.write), store);
}

export const onlyReads = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH)\b/i.test(sql) && !/\b(?:INSERT|UPDATE|DELETE|REPLACE INTO)\b/i.test(sql);

/** `statements` unless the call answers otherwise than with results. */
type Around = <T>(texts: readonly string[], run: () => Promise<T>, statements?: D1PreparedStatement[]) => Promise<T>;

export function aroundStatements(db: D1Database, around: Around): D1Database {
  const known = new WeakMap<D1PreparedStatement, { inner: D1PreparedStatement; text: string }>();
  const wrap = (inner: D1PreparedStatement, text: string): D1PreparedStatement => {
    const all = async () => (await around([text], async () => [await inner.all()], [inner]))[0]!;
    const wrapped = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values), text),
      first: async (column?: string) => {
        const [row = null] = (await all()).results as Record<string, unknown>[];
        return column === undefined || row === null ? row : row[column];
      },
      all,
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
      const inner = all.map((one) => one.inner);
      return around(
        all.map(({ text }) => text),
        () => db.batch(inner),
        inner,
      );
    },
    exec: (text: string) => around([text], () => db.exec(text)),
  } as D1Database;
}
