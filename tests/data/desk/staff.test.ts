import { beforeAll, beforeEach, expect, test } from "vitest";
import { moveSession } from "../../../app/data/accounts/sessions.server.ts";
import { findStaff, listStaff, openDesk } from "../../../app/data/desk/staff.server.ts";
import { DESK_MS, type StaffRole } from "../../../app/domain/desk/roles.ts";
import { changeRole } from "../../../app/shared/desk/change-role.server.ts";
import { eventsOf } from "../../support/events.ts";
import { db, run, empty } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const author = { kind: "operator", id: "", name: "", address: "192.0.2.7" } as const;
const change = (accountId: number, role: StaffRole, isGiven = true) =>
  changeRole({ db, author, now: NOW }, { accountId, role, isGiven });
const find = (now = NOW) => findStaff(db, { accountId: 1, sessionHash: "here", now });
const events = () => eventsOf("account", 1);

beforeAll(async () => {
  const account = { password_hash: "", password_changed_at: 0, created_at: 0 };
  await insert(db, "account", { ...account, id: 1, name: "Almaz", phone: "+251911000001" }).run();
  await insert(db, "account", { ...account, id: 2, name: "Bekele", phone: "+251911000002" }).run();
});
beforeEach(async () => {
  await empty("staff", "session");
  await run("INSERT INTO session (id_hash, created_at, seen_at, account_id) VALUES ('here', 0, 0, 1)");
});

test("an account without a role is nobody at the desk", async () => {
  expect(await find()).toBeNull();
  expect(await listStaff(db)).toEqual([]);
});

test("a role is given once, and each change is an event with who did it", async () => {
  const before = (await events()).length;
  expect(await change(1, "orders")).toBe(true);
  expect(await change(1, "orders")).toBe(false);
  expect(await find()).toMatchObject({ name: "Almaz", roles: ["orders"], isOpen: false });
  expect(await change(1, "orders", false)).toBe(true);
  expect(await find()).toBeNull();
  const written = await events();
  expect(written.length - before).toBe(2);
  expect(written.slice(0, 2)).toMatchObject([
    { action: "staffRevoked", before: { role: "orders" }, after: {}, authorKind: "operator", address: "192.0.2.7" },
    { action: "staffGranted", before: {}, after: { role: "orders" }, at: NOW },
  ]);
});

test("a role taken and given back asks for the code again, as one of several does", async () => {
  for (const role of ["orders", "content"] as const) await change(1, role);
  await openDesk(db, "here", NOW).run();
  expect(await change(1, "payments", false)).toBe(false);
  await change(1, "payments");
  expect(await find()).toMatchObject({ isOpen: true });
  await change(1, "content", false);
  expect(await find()).toMatchObject({ roles: expect.arrayContaining(["orders"]), isOpen: false });
  await openDesk(db, "here", NOW).run();
  await change(1, "orders", false);
  await change(1, "orders");
  expect(await find()).toMatchObject({ isOpen: false });
});

test("the last owner stays one, with the desk open", async () => {
  await change(1, "owner");
  await openDesk(db, "here", NOW).run();
  expect(await change(1, "owner", false)).toBe(false);
  expect(await find()).toMatchObject({ isOpen: true });
  await change(2, "owner");
  expect(await change(1, "owner", false)).toBe(true);
  expect((await listStaff(db)).map(({ name }) => name)).toEqual(["Bekele"]);
});

test("the desk is open for twelve hours in the session that opened it, and no longer than the session lives", async () => {
  await change(1, "payments");
  await openDesk(db, "here", NOW).run();
  expect(await find(NOW + DESK_MS - 1)).toMatchObject({ isOpen: true });
  expect(await find(NOW + DESK_MS)).toMatchObject({ isOpen: false });
  expect(await findStaff(db, { accountId: 1, sessionHash: "elsewhere", now: NOW })).toMatchObject({
    isOpen: false,
  });
  await db.batch(moveSession(db, "here", "there"));
  const there = () => findStaff(db, { accountId: 1, sessionHash: "there", now: NOW });
  expect(await there()).toMatchObject({ isOpen: false });
  await openDesk(db, "there", NOW).run();
  expect(await there()).toMatchObject({ isOpen: true });
  await run("DELETE FROM session WHERE id_hash = 'there'");
  expect(await there()).toMatchObject({ isOpen: false });
});

test("events are added, never changed or removed", async () => {
  await change(1, "content");
  await expect(run("UPDATE operator_event SET author_name = 'nobody'")).rejects.toThrow(/operator_event_stays/);
  await expect(run("DELETE FROM operator_event")).rejects.toThrow(/operator_event_stays/);
});
