import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { limit, linesOf, readTexts } from "../../../app/data/content/texts.server.ts";
import { counting, type RowsRead } from "../../support/rows-read.ts";

const list = (rows: string, ...values: string[]) => ({ sql: `SELECT ${rows} AS text`, values });
const asked = {
  first: [list("?1", "a"), list("?2 || ?1", "b", "c")],
  none: [{ sql: "SELECT 1 AS text WHERE 0", values: [] }],
  second: [{ sql: "SELECT value AS text FROM json_each(?1) ORDER BY key DESC LIMIT 2", values: ['["x","y","z"]'] }],
};
const wanted = { first: ["a", "cb"], none: [""], second: ["z\ny"] };

async function answersOf(db: D1Database, patience?: Partial<Record<keyof typeof asked, number>>) {
  const begun = Object.entries(readTexts(db, asked, patience));
  return Object.fromEntries(await Promise.all(begun.map(async ([name, list]) => [name, await list.catch(() => null)])));
}

function without(part: string, answer: () => Promise<never>): D1Database {
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql);
    const bind = (...values: string[]) => {
      const bound = statement.bind(...values);
      return { all: () => (sql.includes(part) ? answer() : bound.all()) };
    };
    return { bind };
  };
  return { prepare } as unknown as D1Database;
}

test("all lists are one round trip, each with values of its own, in their own order", async () => {
  const read: RowsRead = { rows: 0, questions: 0 };
  expect(await answersOf(counting(env.DB, read))).toEqual(wanted);
  expect(read.questions).toBe(1);
  expect(linesOf("z\ny")).toEqual(["z", "y"]);
  expect(linesOf("")).toEqual([]);
});

test("where one part fails, the others are there", async () => {
  const db = without("json_each", () => Promise.reject(new Error("away")));
  expect(await answersOf(db)).toEqual({ ...wanted, second: null });
});

test("what is only late is taken from whichever answer comes first", async () => {
  let turn = 0;
  const db = without("json_each", async () => {
    turn += 1;
    await new Promise((resolve) => setTimeout(resolve, turn === 1 ? 60 : 400));
    return { results: [{ list0: "a", list1: "cb", list2: null, list3: "late" }] } as never;
  });
  expect(await answersOf(db, { first: 20, none: 20, second: 20 })).toEqual({ ...wanted, second: ["late"] });
});

test("limits are written into the statement, everything else is bound", async () => {
  const bound: unknown[][] = [];
  const asked: string[] = [];
  const db = {
    prepare: (sql: string) => {
      asked.push(sql);
      const statement = env.DB.prepare(sql);
      return { bind: (...values: unknown[]) => (bound.push(values), statement.bind(...values)) };
    },
  } as unknown as D1Database;
  const of = (size: number) => ({
    sql: "SELECT ?1 || value AS text FROM json_each(?3) LIMIT ?2",
    values: ["a", limit(size), '["x","y","z"]'],
  });
  const read = (size: number) => readTexts(db, { one: [of(size)], other: [of(1)] });
  expect(await Promise.all(Object.values(read(2)))).toEqual([["ax\nay"], ["ax"]]);
  expect(await read(3).one).toEqual(["ax\nay\naz"]);
  expect(asked[0]).toMatch(/\?1 \|\| .*json_each\(\?2\) LIMIT 2\)[^]*\?3 \|\| .*json_each\(\?4\) LIMIT 1\)/);
  expect(bound[0]).toEqual(["a", '["x","y","z"]', "a", '["x","y","z"]']);
  for (const no of [1.5, -1, NaN, "1; DROP TABLE product" as unknown as number])
    expect(() => limit(no)).toThrow("no limit");
});
