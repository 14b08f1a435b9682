import { aroundStatements } from "./around-statements.server.ts";
import { BACKGROUND_MS, type Budget } from "./budget.server.ts";
import { within } from "./deadline.server.ts";
import { noteAnswer } from "./pace.server.ts";

/** Each method answers within `ms` or rejects (docs/decisions/0047). */
export function bounded<Binding extends object>(ms: number, binding: Binding): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...values: unknown[]) => within(ms, (async () => Reflect.apply(member, target, values) as unknown)());
    },
  });
}

/** No statement begins once the budget is spent, nor runs longer than a whole answer may take. */
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
