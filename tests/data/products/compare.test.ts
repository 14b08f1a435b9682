import { beforeAll, describe, expect, test } from "vitest";
import {
  addCompared,
  findCompared,
  findNamed,
  removeCompared,
  removeOldCompared,
  replaceCompared,
  type CompareOwner,
} from "../../../app/data/products/compare.server.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

const RETIRED = 6;
const visitor = (name: string): CompareOwner => ({ owner: `session:${name}`, idHash: name, now: NOW });
const idsOf = async (owner: string) => (await findCompared(db, owner)).map(({ product }) => product.id);
const line = (productId: number, variantId = 0) => ({ productId, variantId });
const lines = (...ids: number[]) => ids.map((id) => line(id));

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await run(
    "INSERT INTO product_specification (product_id, position, name, value) VALUES (1, 1, 'Battery', '5000 mAh'), (2, 1, 'Battery', '4000 mAh')",
  );
  await run("INSERT INTO product_variant (product_id, position, color, price) VALUES (1, 1, 'Blue', 250000)");
});

test("four at most (security-and-faults.md 6): a full list takes what is in it already, and has room again after a removal", async () => {
  const owner = visitor("full");
  for (const id of [1, 2, 3, 4]) await addCompared(db, { ...owner, now: NOW + id }, line(id));
  expect((await addCompared(db, owner, line(3))).outcome).toBe("added");
  expect(await addCompared(db, owner, line(5))).toMatchObject({ outcome: "full", lines: lines(1, 2, 3, 4) });
  expect(await removeCompared(db, owner.owner, line(2))).toEqual(lines(1, 3, 4));
  expect((await addCompared(db, { ...owner, now: NOW + 9 }, line(5))).lines).toEqual(lines(1, 3, 4, 5));
});

test("twice is as good as once, removing what is not there is no error", async () => {
  const owner = visitor("twice");
  for (const _ of ["once", "again"])
    expect(await addCompared(db, owner, line(1))).toMatchObject({ outcome: "added", lines: lines(1) });
  expect(await removeCompared(db, owner.owner, line(9))).toEqual(lines(1));
  expect(await removeCompared(db, owner.owner, line(1))).toEqual(lines());
});

test("options of one product are compared with each other; a product takes the option that is named", async () => {
  const owner = visitor("options");
  const results = await readRows<{ id: number }>("SELECT id FROM product_variant WHERE product_id = 1");
  const blue = results[0]!.id;
  const { id: red } = (await readRow<{ id: number }>(
    "INSERT INTO product_variant (product_id, position, color, price) VALUES (1, 9, 'Red', 260000) RETURNING id",
  ))!;
  await addCompared(db, owner, line(1));
  expect(await addCompared(db, owner, line(1, blue))).toMatchObject({
    outcome: "added",
    chosen: { product: { name: "Phone one" }, variant: { color: "Blue" } },
    lines: [line(1, blue)],
  });
  // Without an option, the product counts with any; an option of another product counts as none.
  expect((await addCompared(db, owner, line(1))).lines).toEqual([line(1, blue)]);
  expect((await addCompared(db, owner, line(2, blue))).lines).toEqual([line(1, blue), line(2)]);
  expect((await addCompared(db, { ...owner, now: NOW + 1 }, line(1, red))).lines).toEqual([
    line(1, blue),
    line(2),
    line(1, red),
  ]);
  const found = await findCompared(db, owner.owner);
  expect(found.map(({ variant }) => variant?.color)).toEqual(["Blue", undefined, "Red"]);
  expect(await removeCompared(db, owner.owner, line(1, blue))).toEqual([line(2), line(1, red)]);
  const shared = await findNamed(db, [line(1, red), line(2, red), line(1)]);
  expect(shared.map(({ variant }) => variant?.color)).toEqual(["Red", undefined, undefined]);
  expect(await replaceCompared(db, owner, [line(1, red), line(2, red)])).toEqual([line(1, red), line(2)]);
  await run("DELETE FROM product_variant WHERE id = ?", red);
});

test("unknown and retired products are refused, and no session begins with them", async () => {
  const owner = visitor("gone");
  expect(await addCompared(db, owner, line(RETIRED))).toEqual({ outcome: "gone", chosen: null, lines: lines() });
  expect(await addCompared(db, owner, line(123_456))).toEqual({ outcome: "gone", chosen: null, lines: lines() });
  expect(await readRow("SELECT 1 FROM session WHERE id_hash = 'gone'")).toBeNull();
  await addCompared(db, owner, line(1));
  expect(await readRow("SELECT 1 FROM session WHERE id_hash = 'gone'")).not.toBeNull();
});

test("a product that retires leaves the list and makes room", async () => {
  const owner = visitor("retires");
  for (const id of [1, 2, 3, 9]) await addCompared(db, { ...owner, now: NOW + id }, line(id));
  await run("UPDATE product SET retired_at = ? WHERE id = 9", NOW);
  expect(await idsOf(owner.owner)).toEqual([1, 2, 3]);
  expect((await addCompared(db, { ...owner, now: NOW + 10 }, line(4))).lines).toEqual(lines(1, 2, 3, 4));
  await run("UPDATE product SET retired_at = NULL WHERE id = 9");
});

test("another visitor's list is neither seen nor touched", async () => {
  const [mine, theirs] = [visitor("mine"), visitor("theirs")];
  await addCompared(db, mine, line(1));
  await addCompared(db, theirs, line(2));
  expect(await removeCompared(db, mine.owner, line(2))).toEqual(lines(1));
  expect(await replaceCompared(db, mine, lines(3, 4))).toEqual(lines(3, 4));
  expect(await idsOf(theirs.owner)).toEqual([2]);
  expect(await idsOf("session:nobody")).toEqual([]);
});

describe("a shared list", () => {
  test("is shown in its order, without unknown and retired products", async () => {
    const found = await findNamed(db, lines(5, 123_456, 1, RETIRED));
    expect(found.map(({ product }) => product.id)).toEqual([5, 1]);
    expect(found).toMatchObject([
      { variants: [], specifications: [] },
      { variants: [{ color: "Blue" }], specifications: [{ name: "Battery", value: "5000 mAh" }] },
    ]);
  });

  test("taken over, it stands in place of the own one, in its order", async () => {
    const owner = visitor("taker");
    await addCompared(db, owner, line(9));
    expect(await replaceCompared(db, { ...owner, now: NOW + 1 }, lines(5, 1, RETIRED, 2))).toEqual(lines(5, 1, 2));
    expect(await idsOf(owner.owner)).toEqual([5, 1, 2]);
  });

  test("of products nobody sells any more, it leaves the own one as it was", async () => {
    const owner = visitor("keeper");
    await addCompared(db, owner, line(9));
    expect(await replaceCompared(db, owner, lines(RETIRED, 123_456))).toEqual(lines(9));
  });
});

test("lists nobody came back to are removed, a few at a time", async () => {
  const old = visitor("old");
  for (const id of [1, 2, 3]) await addCompared(db, { ...old, now: id }, line(id));
  await removeOldCompared(db, 1_000, 2);
  expect(await idsOf(old.owner)).toEqual([3]);
  await removeOldCompared(db, 1_000, 2);
  expect(await idsOf(old.owner)).toEqual([]);
  expect(await idsOf("session:full")).toHaveLength(4);
});
