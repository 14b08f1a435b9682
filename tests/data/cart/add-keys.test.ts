import { beforeAll, beforeEach, expect, test } from "vitest";
import { absorbCart } from "../../../app/data/cart/absorb-cart.server.ts";
import { deleteAccount } from "../../../app/data/accounts/accounts.server.ts";
import { findKeyedAddition } from "../../../app/data/cart/add-keys.server.ts";
import { addLines, findCart } from "../../../app/data/cart/carts.server.ts";
import { runUpkeep } from "../../../workers/upkeep.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { DAY, NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { db, empty, readRows, readValue } from "../../support/test-database.ts";

// docs/decisions/0036.

const KEY = "k".repeat(22);
const guest = { owner: "session:keys", idHash: "keys", now: NOW };
const phone = { productId: 1, variantId: 0 };
const add = (addKey?: string, whose = guest, quantity = 2) =>
  addLines(db, whose, [{ ...phone, quantity, price: 1_000 }], addKey);
const held = async (owner = guest.owner) => (await findCart(db, owner)).map(({ quantity }) => quantity);
const keys = async () => (await readRows("SELECT owner, key FROM add_key ORDER BY owner, key")) as object[];

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await addAccounts(db, [1]);
});

beforeEach(() => empty("cart", "add_key", "session"));

test("sent twice: added once, and what it was is known", async () => {
  expect(await findKeyedAddition(db, guest.owner, KEY)).toBeNull();
  expect(await add(KEY)).toBe(2);
  const version = await readValue("SELECT version FROM cart");
  expect(await add(KEY)).toBe("repeated");
  expect(await held()).toEqual([2]);
  expect(await readValue("SELECT version FROM cart")).toBe(version);
  const known = { ...phone, quantity: 2, units: 2, name: "Phone one", nameAm: null };
  expect(await findKeyedAddition(db, guest.owner, KEY)).toMatchObject(known);
});

test("without a key every press counts, and so does every new key", async () => {
  await add();
  await add();
  await add(KEY);
  await add("l".repeat(22));
  expect(await held()).toEqual([8]);
});

test("a key is nobody else's: under another owner it is new", async () => {
  const other = { owner: "session:other", idHash: "other", now: NOW };
  await add(KEY);
  expect(await findKeyedAddition(db, other.owner, KEY)).toBeNull();
  expect(await add(KEY, other)).toBe(2);
  expect([await held(), await held(other.owner)]).toEqual([[2], [2]]);
});

test("what could not be added leaves its key free", async () => {
  await add(undefined, guest, 98);
  expect(await add(KEY)).toBeNull();
  expect(await keys()).toEqual([]);
});

test("a guest's keys follow the cart at the sign-in, also where the account knows one of them", async () => {
  const owner = "account:1";
  await add(KEY, guest, 1);
  await add("m".repeat(22), guest, 1);
  await add("m".repeat(22), { ...guest, owner }, 1);
  await db.batch(absorbCart(db, { guest: guest.owner, owner, now: NOW }));
  expect(await keys()).toEqual([KEY, "m".repeat(22)].map((key) => ({ owner, key })));
  expect(await add(KEY, { ...guest, owner }, 1)).toBe("repeated");
  expect(await held(owner)).toEqual([3]);
});

test("keys go after 30 days, and with their account", async () => {
  await add(KEY);
  await add("o".repeat(22), { ...guest, now: NOW - 30 * DAY - 1 });
  await add("p".repeat(22), { ...guest, now: NOW - 30 * DAY + 1 });
  await add(KEY, { ...guest, owner: "account:1" });
  await runUpkeep(db, NOW);
  const { owner } = guest;
  const stay = [KEY, "p".repeat(22)].map((key) => ({ owner, key }));
  expect(await keys()).toEqual([{ owner: "account:1", key: KEY }, ...stay]);
  await deleteAccount(db, 1);
  expect(await keys()).toEqual(stay);
});
