import { beforeAll, describe, expect, test } from "vitest";
import * as profile from "../../../app/data/accounts/account-profile.server.ts";
import * as sessions from "../../../app/data/accounts/sessions.server.ts";
import * as addresses from "../../../app/data/accounts/addresses.server.ts";
import { changePassword } from "../../../app/data/accounts/account-profile.server.ts";
import { deleteAccount } from "../../../app/data/accounts/accounts.server.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { makeAccount, ownedRows, startSession } from "./small-account.ts";
import { messages } from "../../support/messages.ts";
import { db, readRows, readValue } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

// Writes of the account's pages.

const home = {
  name: "Abebe",
  phone: "+251912345678",
  region: "oromia",
  city: "Adama",
  subCity: "",
  woreda: "",
  landmark: "",
};
const change = (account: number, id: string, isDefault = false, address = { ...home, city: id }) => ({
  account,
  id,
  address,
  isDefault,
  now: NOW,
});
const ids = async (account: number) => (await addresses.listAddresses(db, account)).map(({ id }) => id);

beforeAll(() => insertSmallCatalogue(db));

describe("addresses", () => {
  test("the first is the default one; making another default, or removing it, leaves exactly one", async () => {
    const account = await makeAccount(db);
    for (const id of ["a", "b", "c"]) expect(await addresses.addAddress(db, change(account, `${id}1`))).toBe(true);
    expect(await ids(account)).toEqual(["a1", "b1", "c1"]);
    expect(await addresses.setDefaultAddress(db, account, "c1")).toBe(true);
    expect(await ids(account)).toEqual(["c1", "a1", "b1"]);
    expect(await addresses.removeAddress(db, account, "c1")).toBe(true);
    expect((await addresses.listAddresses(db, account)).map((one) => [one.id, one.isDefault])).toEqual([
      ["a1", true],
      ["b1", false],
    ]);
    await addresses.changeAddress(db, change(account, "b1", true, { ...home, city: "Harar" }));
    expect(await addresses.findAddress(db, account, "b1")).toMatchObject({ city: "Harar", isDefault: true });
  });

  test("ten at most, however many come at once; the same one twice is one", async () => {
    const account = await makeAccount(db);
    const twice = await Promise.all(
      ["d1", "d2"].map((id) => addresses.addAddress(db, change(account, id, false, home))),
    );
    expect(twice).toEqual([true, true]);
    expect(await ids(account)).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => addresses.addAddress(db, change(account, `e${i}`))),
    );
    expect(answers.filter(Boolean)).toHaveLength(9);
    expect(await ids(account)).toHaveLength(10);
  });

  test("nobody else's are found, changed, removed or made default", async () => {
    const [own, other] = [await makeAccount(db), await makeAccount(db)];
    await addresses.addAddress(db, change(own, "f1"));
    await addresses.addAddress(db, change(other, "g1"));
    expect(await addresses.findAddress(db, other, "f1")).toBeNull();
    expect(await addresses.changeAddress(db, change(other, "f1", true, home))).toBe(false);
    expect(await addresses.setDefaultAddress(db, other, "f1")).toBe(false);
    expect(await addresses.removeAddress(db, other, "f1")).toBe(false);
    expect(await addresses.findAddress(db, own, "f1")).toMatchObject({ city: "f1", isDefault: true });
    expect(await addresses.findAddress(db, other, "g1")).toMatchObject({ isDefault: true });
  });
});

describe("sessions", () => {
  test("are listed with this one first, without those that ended by themselves", async () => {
    const account = await makeAccount(db);
    await startSession(db, account, "h1", { seenAt: NOW - 5 });
    await startSession(db, account, "h2", { seenAt: NOW });
    await startSession(db, account, "h3", { seenAt: NOW - 31 * 86_400_000 });
    await startSession(db, await makeAccount(db), "h4");
    const found = await sessions.listSessions(db, account, "h1", NOW);
    expect(found.map(({ id, isThis }) => [id, isThis])).toEqual([
      ["public-h1", true],
      ["public-h2", false],
    ]);
  });

  test("one, the others or all end with their push tokens; other accounts' never", async () => {
    const [account, other] = [await makeAccount(db), await makeAccount(db)];
    for (const hash of ["i1", "i2", "i3"]) await startSession(db, account, hash);
    await startSession(db, other, "j1");
    const hashes = async (table: string, column: string) =>
      (await readRows(`SELECT ${column} AS hash FROM ${table} ORDER BY 1`)).map(({ hash }) => hash);
    const left = async () => {
      const held = await hashes("session WHERE id_hash GLOB '[ij]?'", "id_hash");
      expect(await hashes("push_token WHERE session_hash GLOB '[ij]?'", "session_hash")).toEqual(held);
      return held;
    };
    expect(await sessions.endSession(db, other, "public-i1")).toBeNull();
    expect(await left()).toEqual(["i1", "i2", "i3", "j1"]);
    expect(await sessions.endSession(db, account, "public-i1")).toBe("i1");
    expect(await left()).toEqual(["i2", "i3", "j1"]);
    await sessions.endSessions(db, account, "i2");
    expect(await left()).toEqual(["i2", "j1"]);
    await sessions.endSessions(db, account, null);
    expect(await left()).toEqual(["j1"]);
  });
});

test("contacts: the only one stays, another account's is never taken", async () => {
  const [own, other] = [await makeAccount(db), await makeAccount(db)];
  const mine = (await profile.findProfile(db, own))!;
  const theirs = { kind: "email", value: (await profile.findProfile(db, other))!.email! } as const;
  expect(await profile.removeContact(db, own, "email", [])).toBe(false);
  expect(await profile.isContactTaken(db, own, theirs)).toBe(true);
  expect(await profile.isContactTaken(db, own, { kind: "email", value: mine.email! })).toBe(false);
  expect(await profile.setContact(db, { account: own, contact: theirs, now: NOW }, [])).toBeNull();
  expect(await profile.findProfile(db, own)).toEqual(mine);
  const phone = { kind: "phone", value: "+251711111111" } as const;
  expect(await profile.setContact(db, { account: own, contact: phone, now: NOW }, [])).toBe(0);
  expect(await profile.removeContact(db, own, "email", [])).toBe(true);
  expect(await profile.findProfile(db, own)).toMatchObject({ email: null, phone: "+251711111111" });
  expect(await profile.removeContact(db, own, "phone", [])).toBe(false);
});

test("a new password ends other sessions, links and codes, and its owner is told once", async () => {
  const account = await makeAccount(db, { everything: true });
  await startSession(db, account, "k1");
  await startSession(db, account, "k2");
  const whom = (await profile.findProfile(db, account))!;
  const change = { account, profile: whom, passwordHash: "new", oldHash: "old", idHash: "k1", now: NOW + 1 };
  expect(await changePassword(db, change, [])).toBe(true);
  expect(await profile.findPasswordHash(db, account)).toBe("new");
  expect((await sessions.listSessions(db, account, "k1", NOW)).map(({ id }) => id)).toEqual(["public-k1"]);
  const rows = await ownedRows(db, account);
  // The remaining code belongs to a registration with the same contact.
  expect(rows).toMatchObject({ login_token: 0, one_time_code: 1, account_address: 1 });
  const received = (await messages("passwordChanged")).filter(({ to }) => to === whom.email);
  expect(received).toEqual([{ kind: "mail", to: whom.email, locale: "en", text: "passwordChanged" }]);
});

test("a new password needs the old one at the moment of writing: one set meanwhile stays, with its sessions", async () => {
  const account = await makeAccount(db);
  await startSession(db, account, "late1");
  await startSession(db, account, "late2");
  const whom = (await profile.findProfile(db, account))!;
  const rest = { account, profile: whom, passwordHash: "x", idHash: "late1", now: NOW };
  const change = (oldHash: string) => ({ ...rest, oldHash });
  expect(await changePassword(db, change("older"), [])).toBe(false);
  expect(await profile.findPasswordHash(db, account)).toBe("old");
  expect(await sessions.listSessions(db, account, "late1", NOW)).toHaveLength(2);
  const both = await Promise.all([1, 2].map(() => changePassword(db, change("old"), [])));
  expect(both.sort()).toEqual([false, true]);
});

describe("a deleted account", () => {
  test("leaves no row that is its own in any table, and everybody else's alone", async () => {
    const [own, other] = [await makeAccount(db, { everything: true }), await makeAccount(db, { everything: true })];
    const before = await ownedRows(db, other);
    const held = await ownedRows(db, own);
    expect(Object.entries(held).filter(([, count]) => count === 0)).toEqual([]);
    await deleteAccount(db, own);
    expect(Object.entries(await ownedRows(db, own)).filter(([, count]) => count !== 0)).toEqual([]);
    expect(await ownedRows(db, other)).toEqual(before);
  });

  test("is forgotten by the outbox at once", async () => {
    const own = await makeAccount(db, { everything: true });
    const email = (await profile.findProfile(db, own))!.email!;
    const order = await readValue<number>("SELECT id FROM shop_order WHERE owner = ?1", `account:${own}`);
    const entry = { kind: "mail", created_at: NOW, due_at: NOW, expires_at: NOW };
    const add = (key: string, state: string, payload: object, order_id: number | null = null) => {
      const own = { dedupe_key: `gone:${key}`, payload: JSON.stringify(payload), state, order_id };
      return insert(db, "outbox", { ...entry, ...own }).run();
    };
    for (const state of ["waiting", "kept", "dropped"]) await add(state, state, { to: email, text: "newSignIn" });
    await add("push", "waiting", { account: own, text: "alertNews" });
    await add("order", "dropped", { to: email, text: "orderPlaced" }, order);
    await add("other", "kept", { to: `x${email}`, text: "newSignIn" });
    await deleteAccount(db, own);
    const left = await db.prepare("SELECT dedupe_key FROM outbox WHERE dedupe_key LIKE 'gone:%' ORDER BY id").raw();
    // No part of this order is pending any more.
    expect(left).toEqual([["gone:other"]]);
  });

  test("every table with an owner is asked for above", async () => {
    const results = await readRows<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table'",
    );
    const owned = results.filter(({ sql }) => /\b(account_id|owner|contact|email) (TEXT|INTEGER)/.test(sql));
    expect(owned.length).toBeGreaterThan(8);
    const asked = ["vendor", ...Object.keys(await ownedRows(db, 0))];
    expect(owned.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([]);
  });
});
