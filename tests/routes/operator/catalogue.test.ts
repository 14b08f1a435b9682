import { beforeAll, expect, test } from "vitest";
import type { Bindings } from "../../../app/request/bindings.server.ts";
import { action } from "../../../app/routes/operator/catalogue.ts";
import { addParents, draft, NOW, tableContents } from "../../support/import-drafts.ts";
import { db, readRow, readRows } from "../../support/test-database.ts";
import { askOperator } from "../../support/ask-operator.ts";

beforeAll(() => addParents(db));

const send = (body: unknown, headers: Record<string, string> = {}, platform: Partial<Bindings> = {}) =>
  askOperator(action, { body, headers, platform: { db, clock: () => NOW, ...platform } });

const save = (products: unknown[], vendor = "Selam") => ({ operation: "save", vendor, products });

test("an import in steps: save, list, retire, finish", async () => {
  const saved = await send(save([draft("a"), draft("b"), draft("c")]));
  expect(saved).toMatchObject({ status: 200, body: { created: 3, updated: 0, unchanged: 0, rejected: [] } });
  expect(saved.headers.get("Cache-Control")).toBe("no-store");
  expect((await send(save([draft("a"), draft("b", { stockAmount: 1 })]))).body).toMatchObject({
    updated: 1,
    unchanged: 1,
  });
  expect((await send({ operation: "list", vendor: "Selam", after: "a" })).body).toEqual({ feedIds: ["b", "c"] });
  expect((await send({ operation: "retire", vendor: "Selam", feedIds: ["c"] })).body).toEqual({ retired: 1 });
  expect((await send({ operation: "finish" })).body).toEqual({ ok: true });
});

test("an import that is named can be undone, once, and the desk is told", async () => {
  await send(save([draft("u1")], "Undone"));
  const { run } = (await send({ operation: "begin", file: "feed.csv", vendor: "Undone" })).body as { run: number };
  await send({ ...save([draft("u1", { sellingPrice: 100 }), draft("u2")], "Undone"), run });
  await send({ operation: "retire", vendor: "Undone", run, feedIds: ["u1"] });
  await send({ operation: "finish", file: "feed.csv", vendor: "Undone", rows: 2, run });
  const { runs } = (await send({ operation: "runs" })).body as { runs: object[] };
  expect(runs[0]).toMatchObject({
    id: run,
    file: "feed.csv",
    vendor: "Undone",
    endedAt: NOW,
    undoneAt: null,
    changes: 2,
  });
  const undone = await send({ operation: "undo", run });
  expect(undone).toMatchObject({ status: 200, body: { restored: 1, retired: 1, left: 0, isDone: true } });
  const sql =
    "SELECT feed_id, selling_price, gone_at IS NULL AS here FROM product WHERE feed_id IN ('u1', 'u2') ORDER BY 1";
  expect(await readRows(sql)).toEqual([
    { feed_id: "u1", selling_price: 99_900, here: 1 },
    { feed_id: "u2", selling_price: 99_900, here: 0 },
  ]);
  const event = await readRow("SELECT action, object_id, after FROM operator_event ORDER BY id DESC LIMIT 1");
  expect(event).toEqual({
    action: "importUndone",
    object_id: "Undone",
    after: JSON.stringify({ file: "feed.csv", version: run }),
  });
  expect(await send({ operation: "undo", run })).toMatchObject({
    status: 409,
    body: { problem: `Import ${run} was undone already.` },
  });
});

test("bad products are told apart from good ones", async () => {
  const products = [
    draft("x"),
    draft("x1", { sellingPrice: 9.5 }),
    draft("x2", { images: ["javascript:alert(1)"] }),
    draft("x3", { parentSlug: "made-up" }),
    draft("x4", { salePrice: 99_900 }),
    draft("x5", { category: { slugName: "../up", name: "Up", nameAm: null } }),
    draft("x6", { name: "\u202e \u0007" }),
    null,
    draft("y"),
  ];
  const { status, body } = await send(save(products));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    created: 2,
    rejected: [
      { index: 1, column: "sellingPrice" },
      { index: 2, column: "images.0" },
      { index: 3, column: "parentSlug" },
      { index: 4, column: "salePrice" },
      { index: 5, column: "category.slugName" },
      { index: 6, column: "name" },
      { index: 7, column: "" },
    ],
  });
});

test("what only the demo market may say is not taken from outside", async () => {
  const market = { createdAt: 1, viewCount: 1_000_000, rates: [] };
  await send(save([draft("views", { market })], "Boaster"));
  const stored = await readRow("SELECT view_count, created_at FROM product WHERE feed_id = 'views'");
  expect(stored).toEqual({ view_count: 0, created_at: NOW });
});

test.each([
  ["a wrong token", 401, {}, { Authorization: "Bearer operator-token-of-this-tesT" }, {}],
  ["a shop without a token", 401, {}, { Authorization: "Bearer undefined" }, { operatorToken: undefined }],
  ["a form", 415, "operation=finish", { "Content-Type": "application/x-www-form-urlencoded" }, {}],
  ["no JSON", 422, "{", {}, {}],
  ["an unknown step", 422, { operation: "drop" }, {}, {}],
  ["no vendor", 422, save([draft("z")], " "), {}, {}],
  ["too many products", 422, save(Array.from({ length: 51 }, (_, index) => draft(`z${index}`))), {}, {}],
  ["too many ids", 422, { operation: "retire", vendor: "Selam", feedIds: Array(501).fill("a") }, {}, {}],
  ["too large a body", 413, save([draft("z", { description: "x".repeat(2 * 1024 * 1024) })]), {}, {}],
])("%s: %i, and nothing changes", async (_, status, body, headers, platform) => {
  const before = await tableContents(db);
  const answer = await send(body, headers, platform);
  expect(answer.status).toBe(status);
  expect(answer.body.problem).toEqual(expect.any(String));
  expect(await tableContents(db)).toEqual(before);
});

test("a catalogue that cannot be written is said to be so, and asked for again", async () => {
  const db = { prepare: () => expect.unreachable("D1 is away") } as unknown as D1Database;
  const { status, headers } = await send({ operation: "finish" }, {}, { db });
  expect(status).toBe(503);
  expect(headers.get("Retry-After")).toBe("2");
});
