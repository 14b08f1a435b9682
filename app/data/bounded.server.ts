import { aroundStatements } from "./around-statements.server.ts";
import { BACKGROUND_MS, type Budget } from "./budget.server.ts";
import { within } from "./deadline.server.ts";
import { noteAnswer } from "./pace.server.ts";

/**
 * The same binding of the platform, each method of which answers within `ms` or rejects (docs/decisions/0047): nobody can
 * forget the deadline of a call.
 */
export function bounded<Binding extends object>(ms: number, binding: Binding): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...values: unknown[]) => within(ms, (async () => Reflect.apply(member, target, values) as unknown)());
    },
  });
}

/**
 * The database for one request: no statement begins once the request's budget is spent, and none is waited for longer than
 * a whole answer may take. Without a budget, for work behind answers, as long as the database itself lets a statement run.
 */
export function boundedDatabase(db: D1Database, budget: Budget | null = null): D1Database {
  return aroundStatements(db, (_, run) => {
    if (budget?.isSpent) return Promise.reject(new Error("the time of this request is over"));
    return within(budget?.longest ?? BACKGROUND_MS, noted(run));
  });
}

async function noted<T>(run: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const answer = await run();
  noteAnswer(Date.now() - begun);
  return answer;
}
