import { expect, test } from "vitest";
import { changedFacts } from "../../../app/domain/desk/operator-event.ts";
import { type DeskArea, deskAreaOf, deskAreas, hasRole, type StaffRole } from "../../../app/domain/desk/roles.ts";

// settled.md 44.

type DeskPath = DeskArea["href"];

test.each<[string, DeskPath | null]>([
  ["/desk", "/desk"],
  ["/desk/orders", "/desk/orders"],
  ["/desk/orders/4827193158", "/desk/orders"],
  ["/desk/orders-of-others", null],
  ["/desk/nothing", null],
  ["/desks", null],
  ["/", null],
])("%s belongs to %s", (path, area) => expect(deskAreaOf(path)?.href ?? null).toBe(area));

const writers = (path: DeskPath, roles: readonly StaffRole[]) =>
  roles.filter((role) => hasRole([role], deskAreaOf(path)!.writes));

test.each<[DeskPath, StaffRole[]]>([
  ["/desk/orders", ["owner", "orders"]],
  ["/desk/parcels", ["owner", "orders"]],
  ["/desk/payments", ["owner", "payments"]],
  ["/desk/products", ["owner", "content"]],
  ["/desk/questions", ["owner", "orders", "content"]],
  ["/desk/prices", ["owner"]],
  ["/desk/settings", ["owner"]],
  ["/desk/staff", ["owner"]],
])("%s is changed by %j alone", (path, roles) =>
  expect(writers(path, ["owner", "orders", "payments", "content"])).toEqual(roles),
);

test("who may change something may look at it, and nobody without a role may do either", () => {
  for (const { href, reads, writes } of deskAreas) {
    for (const role of ["owner", "orders", "payments", "content"] as const) {
      if (hasRole([role], writes)) expect(hasRole([role], reads), `${role} ${href}`).toBe(true);
    }
    expect(hasRole([], reads) || hasRole([], writes)).toBe(false);
  }
});

test("an event names what differs, and nothing else", () => {
  expect(changedFacts({ price: 100, stock: 3 }, { price: 120, stock: 3, hidden: true })).toEqual({
    before: { price: 100, hidden: null },
    after: { price: 120, hidden: true },
  });
});
