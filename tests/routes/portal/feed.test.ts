import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { feedRequestLimit, pictureQuota } from "../../../app/domain/feed/limits.ts";
import { insertOrderShop } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import { keyOf, PortalCaller } from "../../support/portal.ts";
import { db, readRow, readRows, readValue, run, empty } from "../../support/test-database.ts";

let one: PortalCaller;
let two: PortalCaller;
let count = 0;

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await empty("portal_key", "attempt");
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW + 5_000);
  two = new PortalCaller(db, await keyOf(db, 2, NOW), NOW + 5_000);
});

const send = (body: object, caller = one) => caller.ask("sendFeed", { body: { id: `feed-${count++}`, ...body } });
const goods = async (feedId: string, vendor = 1) =>
  readRow(
    `SELECT name, selling_price AS price, stock_amount AS stock, retired_at IS NULL AS isOnSale FROM product
       WHERE vendor_id = ?1 AND feed_id = ?2`,
    vendor,
    feedId,
  );
const tea = { id: "tea-1", title: "Green tea", price: "120 ETB", quantity: 4, product_type: "Agriculture > Tea" };

describe("rows", () => {
  test("make goods, change them, and sell them out, of this vendor alone", async () => {
    const made = await send({
      rows: [tea, { ...tea, id: "tea-2", title: "Black tea", price: 99.5, price_etb: null }],
      birr: true,
    });
    expect(made.body).toMatchObject({ ok: true, counts: { rows: 2, created: 2, rejected: 0 }, report: [] });
    expect(await goods("tea-1")).toEqual({ name: "Green tea", price: 12_000, stock: 4, isOnSale: 1 });
    expect(await goods("tea-2")).toMatchObject({ price: 9_950 });
    expect((await send({ rows: [tea] })).body).toMatchObject({ counts: { unchanged: 1, updated: 0 } });
    const sold = { ...tea, title: "Green tea, large", price: "150 ETB", quantity: 0 };
    expect((await send({ rows: [sold] })).body).toMatchObject({ counts: { updated: 1 } });
    expect(await goods("tea-1")).toEqual({ name: "Green tea, large", price: 15_000, stock: 0, isOnSale: 1 });
    await send({ rows: [{ ...tea, price: "1 ETB" }] }, two);
    expect(await goods("tea-1")).toMatchObject({ price: 15_000 });
    expect(await goods("tea-1", 2)).toMatchObject({ price: 100 });
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("with one group are one product with options; pictures may be a list", async () => {
    const shirt = {
      item_group_id: "shirt",
      title: "Shirt",
      price: "500 ETB",
      image_link: ["https://p.invalid/a.jpg", "https://p.invalid/b.jpg"],
    };
    const sizes = ["M", "L"].map((size) => ({ ...shirt, id: `shirt-${size}`, size, quantity: 2 }));
    expect((await send({ rows: sizes })).body).toMatchObject({ counts: { rows: 2, created: 1 } });
    expect(await goods("group:shirt")).toMatchObject({ name: "Shirt", stock: 4 });
    const ofSeller = "i.image = '/media/v/' || k.hash WHERE k.source GLOB 'https://p.invalid/*'";
    expect(await readValue(`SELECT count(*) AS n FROM product_image i CROSS JOIN picture k ON ${ofSeller}`)).toBe(2);
  });

  test("that are wrong are reported by their place, in the language asked for, and cost no other", async () => {
    const wrong = { ...tea, id: "tea-9", price: "call us", colour: "green", shelf: "B" };
    const { status, body } = await send({ rows: [wrong, { ...tea, id: "tea-8" }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ counts: { created: 1, rejected: 1 }, unread: ["shelf"] });
    const [received] = body.report as object[];
    expect(received).toMatchObject({
      list: "rows",
      row: 1,
      id: "tea-9",
      title: "Green tea",
      column: "price",
      value: "call us",
    });
    const amharic = (await send({ rows: [wrong], language: "am" })).body.report as { wrong: string }[];
    expect(amharic[0]!.wrong).toMatch(/\p{Script=Ethiopic}/u);
    expect((await send({ rows: [{ id: "x", title: "No price" }] })).body.problem).toMatch(
      /^rows: The file has no column "price"/,
    );
    expect((await send({})).status).toBe(422);
    expect((await send({ rows: Array.from({ length: 501 }, () => tea) })).status).toBe(422);
  });
});

test("retire takes goods off sale by the vendor's own ids, groups too; a row brings them back", async () => {
  const group = ["M", "L"].map((size) => ({ ...tea, id: `g-${size}`, item_group_id: "g", size }));
  await send({ rows: [{ ...tea, id: "leaving" }, ...group] });
  expect((await send({ retire: ["leaving", "g", "nothing"] })).body).toMatchObject({ counts: { retired: 2 } });
  expect(await goods("leaving")).toMatchObject({ isOnSale: 0 });
  expect(await goods("group:g")).toMatchObject({ isOnSale: 0 });
  await send({ rows: [{ ...tea, id: "leaving" }] });
  expect(await goods("leaving")).toMatchObject({ isOnSale: 1 });
});

test("changes set stock and price in bulk, with an event each; what they cannot is reported", async () => {
  const group = ["M", "L"].map((size) => ({ ...tea, id: `c-${size}`, item_group_id: "c", size }));
  await send({ rows: [{ ...tea, id: "c-1" }, { ...tea, id: "c-2" }, { ...tea, id: "c-3" }, ...group] });
  await run("UPDATE product SET locked = 1 WHERE feed_id = 'c-3'");
  const changes = [
    { feedId: "c-1", stock: 0, price: 13_000 },
    { feedId: "c-2", price: 12_000 },
    { feedId: "c-3", stock: 9 },
    { feedId: "c", stock: 9, price: 14_000 },
    { feedId: "nothing", stock: 1 },
  ];
  const { body } = await send({ changes });
  expect(body).toMatchObject({ ok: true, counts: { changed: 2, rows: 0 } });
  expect(
    (body.report as { list: string; row: number; wrong: string }[]).map(({ list, row, wrong }) => [list, row, wrong]),
  ).toEqual([
    ["changes", 3, "is kept as it is by the shop"],
    ["changes", 4, "is counted by option"],
    ["changes", 5, "is not a product on sale"],
  ]);
  expect(await goods("c-1")).toMatchObject({ price: 13_000, stock: 0 });
  expect(await goods("group:c")).toMatchObject({ price: 14_000, stock: 8 });
  const options = await readRows(
    "SELECT DISTINCT v.price FROM product_variant v JOIN product p ON p.id = v.product_id WHERE p.feed_id = 'group:c'",
  );
  expect(options).toEqual([{ price: 14_000 }]);
  const events = await readRows<{ after: string }>(
    "SELECT before, after FROM operator_event WHERE author_kind = 'portal' AND action = 'productChanged' ORDER BY id DESC LIMIT 3",
  );
  expect(events.map(({ after }) => JSON.parse(after) as object)).toMatchObject([
    { stock: 0 },
    { price: 14_000 },
    { price: 13_000 },
  ]);
  expect(await auditBooks(db, NOW)).toEqual([]);
  expect(
    (
      await send({
        changes: [
          { feedId: "c-1", stock: 1 },
          { feedId: "c-1", stock: 2 },
        ],
      })
    ).status,
  ).toBe(422);
  // The row that it came from does not undo it.
  await send({ rows: [{ ...tea, id: "c-1" }] });
  expect(await goods("c-1")).toMatchObject({ price: 13_000, stock: 0 });
});

test("a vendor has so many requests in an hour, and new pictures in a day; another has its own", async () => {
  await send({ rows: [tea] });
  await run("UPDATE attempt SET count = ?1 WHERE kind = 'feed requests'", feedRequestLimit);
  const before = await dumpDatabase(db, "whole");
  const { status, headers } = await send({ rows: [{ ...tea, title: "Other" }] });
  expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await dumpDatabase(db, "whole")).toEqual(before);
  expect((await send({ rows: [tea] }, two)).status).toBe(200);
  await run("DELETE FROM attempt");
  const pictured = { ...tea, image_link: "https://p.invalid/new.jpg" };
  await send({ rows: [pictured] });
  await run("UPDATE attempt SET count = ?1 WHERE kind = 'feed pictures'", pictureQuota);
  expect((await send({ rows: [{ ...tea, image_link: "https://p.invalid/other.jpg" }] })).status).toBe(429);
  expect((await send({ rows: [{ ...tea, title: "Tea" }] })).status).toBe(200);
});
