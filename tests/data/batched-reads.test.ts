import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { batchReads } from "../../app/data/batched-reads.server.ts";
import { run } from "../support/test-database.ts";

function listened(isBatchBroken = false) {
  const trips: (number | string)[] = [];
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => (trips.push("alone"), statement.all()),
      run: () => (trips.push("run"), statement.run()),
    } as D1PreparedStatement;
    inner.set(wrapped, statement);
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => wrap(env.DB.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      trips.push(statements.length);
      if (isBatchBroken) throw new Error("away");
      return env.DB.batch(statements.map((one) => inner.get(one)!));
    },
  } as unknown as D1Database;
  return { db: batchReads(db), trips };
}

const named = (db: D1Database, name: string) => db.prepare("SELECT ?1 AS name").bind(name);

test("what is read in one turn travels together, what is read later by itself", async () => {
  const { db, trips } = listened();
  const asked = [
    named(db, "a").all(),
    named(db, "b").first(),
    named(db, "c").first("name"),
    db.prepare("SELECT 1 WHERE 0").first(),
  ];
  expect(await Promise.all(asked)).toMatchObject([{ results: [{ name: "a" }] }, { name: "b" }, "c", null]);
  expect((await named(db, "d").all()).results).toEqual([{ name: "d" }]);
  expect(trips).toEqual([4, "alone"]);
});

test("batches of reads travel with what is read beside them, also some promises later", async () => {
  const { db, trips } = listened();
  const later = async () => {
    for (let passed = 0; passed < 3; passed += 1) await Promise.resolve();
    return db.prepare("WITH t AS (SELECT 3 AS n) SELECT n FROM t").first("n");
  };
  const [pair, single, last] = await Promise.all([
    db.batch([named(db, "a"), named(db, "b")]),
    named(db, "c").first("name"),
    later(),
  ]);
  expect(pair.map(({ results }) => results)).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  expect([single, last]).toEqual(["c", 3]);
  expect(trips).toEqual([4]);
});

test("only what cannot be read stays away", async () => {
  const { db, trips } = listened();
  const [wrong, right] = await Promise.allSettled([db.prepare("SELECT json('{')").all(), named(db, "a").first("name")]);
  expect(wrong).toMatchObject({
    status: "rejected",
    reason: expect.objectContaining({ message: expect.stringContaining("JSON") }),
  });
  expect(right).toEqual({ status: "fulfilled", value: "a" });
  expect(trips).toEqual([2, "alone", "alone"]);
  const [broken, whole] = await Promise.allSettled([
    db.batch([named(db, "a"), db.prepare("SELECT json('{')")]),
    db.batch([named(db, "b"), named(db, "c")]),
  ]);
  expect([broken.status, whole.status]).toEqual(["rejected", "fulfilled"]);
  expect(trips.slice(3)).toEqual([4, 2, 2]);
  const away = listened(true);
  expect(await Promise.all([named(away.db, "a").first("name"), named(away.db, "b").first("name")])).toEqual(["a", "b"]);
});

test.each([
  "WITH one AS (SELECT 1 AS n) INSERT INTO asked SELECT n FROM one RETURNING n",
  "INSERT INTO asked VALUES (1) RETURNING n",
  "UPDATE asked SET n = 1 RETURNING n",
])("%s is no read", async (sql) => {
  const { db, trips } = listened();
  await run("CREATE TABLE asked (n INTEGER)");
  await Promise.all([named(db, "a").all(), db.prepare(sql).all(), db.batch([named(db, "b"), db.prepare(sql)])]);
  await run("DROP TABLE asked");
  expect(trips).toEqual(["alone", "alone", 2]);
});

test("what writes goes once, by itself, behind what was asked before it", async () => {
  const { db, trips } = listened();
  await run("CREATE TABLE asked (n INTEGER)");
  const count = () => db.prepare("SELECT count(*) AS n FROM asked").first("n");
  const insert = "INSERT INTO asked VALUES (1) RETURNING n";
  const [before, , , after] = await Promise.all([count(), db.prepare(insert).all(), db.prepare(insert).run(), count()]);
  await run("DROP TABLE asked");
  expect([before, after]).toEqual([0, 2]);
  expect(trips).toEqual(["alone", "alone", "run", "alone"]);
});
