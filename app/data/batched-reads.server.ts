import { aroundStatements, onlyReads } from "./bounded.server.ts";

interface WaitingReads {
  statements: D1PreparedStatement[];
  answer: (results: D1Result[]) => void;
  fail: (error: unknown) => void;
}

/** In microtasks; a timer would answer a millisecond later. */
const MICROTASKS = 12;

async function endOfTurn(): Promise<void> {
  for (let passed = 0; passed < MICROTASKS; passed += 1) await Promise.resolve();
}

/**
 * Reads of one turn travel as one batch, because a call costs as much as several statements. After a failure each is
 * sent once more by itself (security-and-faults.md 9).
 */
export function batchReads(db: D1Database): D1Database {
  let waiting: WaitingReads[] = [];
  const send = () => {
    const questions = waiting;
    waiting = [];
    if (questions.length === 1) void ask(db, questions[0]!);
    else if (questions.length > 1) void askAll(db, questions);
  };
  const read = (statements: D1PreparedStatement[]) =>
    new Promise<D1Result[]>((resolve, reject) => {
      if (waiting.length === 0) void endOfTurn().then(send);
      waiting.push({ statements, answer: resolve, fail: reject });
    });
  return aroundStatements(db, (texts, run, statements) => {
    if (statements && texts.every(onlyReads)) return read(statements) as ReturnType<typeof run>;
    send();
    return run();
  });
}

async function askAll(db: D1Database, questions: readonly WaitingReads[]): Promise<void> {
  try {
    const results = await db.batch(questions.flatMap(({ statements }) => statements));
    let at = 0;
    for (const { statements, answer } of questions) answer(results.slice(at, (at += statements.length)));
  } catch {
    for (const question of questions) void ask(db, question);
  }
}

async function ask(db: D1Database, { statements, answer, fail }: WaitingReads): Promise<void> {
  try {
    answer(statements.length === 1 ? [await statements[0]!.all()] : await db.batch(statements));
  } catch (error) {
    fail(error);
  }
}
