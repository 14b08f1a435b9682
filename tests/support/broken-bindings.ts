import { aroundStatements } from "../../app/data/bounded.server.ts";

type Call = () => Promise<unknown>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const WRITES = /^\s*(INSERT|UPDATE|DELETE|REPLACE)/i;

const FIRST = 3;

let calls = 0;
const first = new Map<string, unknown>();

async function broken(kind: string, call: Call, count: number): Promise<unknown> {
  const [name, ms] = kind.split(":");
  if (name === "throws") throw new Error("does not answer (test)");
  if (name === "late") await wait(Number(ms));
  if (name === "third" && (calls += 1) % 3 === 0) throw new Error("does not answer (test)");
  if (name === "deferred-throws" && count >= FIRST) throw new Error("does not answer (test)");
  if (name === "deferred-late" && count >= FIRST) await wait(Number(ms));
  const answer = await call();
  if (name === "committed") throw new Error("the answer was lost (test)");
  return name === "empty" ? emptied(answer) : answer;
}

function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.some(hasRows) ? answer.map(emptied) : [];
  return hasRows(answer) ? { ...answer, results: [] } : null;
}

function hasRows(answer: unknown): answer is { results: unknown[] } {
  return typeof answer === "object" && answer !== null && "results" in answer;
}

export function brokenDatabase(db: D1Database, kind: string): D1Database {
  let count = 0;
  return aroundStatements(db, (_, run) => broken(kind, run, count++) as never);
}

/** Hangs at a write and logs it, so that the campaign kills the process there. `at`: "2:after". */
export function deadlyDatabase(db: D1Database, at: string): D1Database {
  const [nth, when] = at.split(":");
  let count = 0;
  return aroundStatements(db, async (texts, run) => {
    const isMine = texts.some((text) => WRITES.test(text)) && (count += 1) === Number(nth);
    if (isMine && when === "after") await run();
    if (!isMine) return run();
    console.log("test: kill me now");
    return new Promise(() => {});
  });
}

export function brokenBinding(binding: object, kind: string): object {
  let count = 0;
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return async (...values: unknown[]) => {
        const answer = await broken(kind, async () => Reflect.apply(member, target, values) as unknown, count++);
        const key = `${String(name)} ${String(values[0])}`;
        if (kind !== "stale" || name !== "get") return answer;
        if (!first.has(key)) first.set(key, answer);
        return first.get(key);
      };
    },
  });
}
