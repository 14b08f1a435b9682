import { aroundStatements } from "./around-statements.server.ts";
import { onlyReads } from "./batched-reads.server.ts";
import { BACKGROUND_LIMITS, type Budget, CALL_LIMITS, type CallLimits } from "./budget.server.ts";
import { within } from "./deadline.server.ts";
import { noteAnswer } from "./pace.server.ts";

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

/** No statement begins once the budget is spent, nor is waited for beyond the limit of a read or a write. */
export function boundedDatabase(
  db: D1Database,
  budget: Budget | null = null,
  { read, write }: CallLimits = budget?.calls ?? BACKGROUND_LIMITS,
): D1Database {
  return aroundStatements(db, (texts, run) => {
    if (budget?.isSpent) return Promise.reject(new Error("the time of this request is over"));
    return within(texts.every(onlyReads) ? read : write, noted(run));
  });
}

/** A store of files whose calls have the same limits; the bytes of an answer are read by its caller. */
export function boundedStore(store: R2Bucket): R2Bucket {
  const reads = new Set(["get", "head", "list"]);
  return boundedBy((method) => (reads.has(method) ? CALL_LIMITS.read : CALL_LIMITS.write), store);
}

async function noted<T>(run: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const answer = await run();
  noteAnswer(Date.now() - begun);
  return answer;
}
