/** settled.md 44: an owner may do everything, and alone appoints staff. */
export const staffRoles = ["owner", "orders", "payments", "content"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Time at the desk after the second factor, in ms. */
export const DESK_MS = 12 * 3_600_000;

interface Area {
  href: string;
  text: string;
  /** Besides owners. */
  reads: readonly StaffRole[];
  writes: readonly StaffRole[];
}

const anybody = staffRoles;

export const deskAreas = [
  { href: "/desk", text: "desk.today", reads: anybody, writes: [] },
  { href: "/desk/orders", text: "desk.orders", reads: ["orders", "payments"], writes: ["orders"] },
  { href: "/desk/parcels", text: "desk.parcels", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/payments", text: "desk.payments", reads: ["payments"], writes: ["payments"] },
  // Only staff for orders may see links and change where they are sent (maySendLinks).
  {
    href: "/desk/vendors",
    text: "desk.vendors",
    reads: ["orders", "payments", "content"],
    writes: ["orders", "content"],
  },
  { href: "/desk/products", text: "desk.products", reads: ["content", "orders"], writes: ["content"] },
  { href: "/desk/prices", text: "desk.prices", reads: ["payments", "content"], writes: [] },
  { href: "/desk/settings", text: "desk.settings", reads: ["content"], writes: [] },
  { href: "/desk/coupons", text: "desk.coupons", reads: ["content"], writes: ["content"] },
  { href: "/desk/home", text: "desk.home", reads: ["content"], writes: ["content"] },
  { href: "/desk/reviews", text: "desk.reviews", reads: ["content"], writes: ["content"] },
  { href: "/desk/questions", text: "desk.questions", reads: ["content", "orders"], writes: ["content", "orders"] },
  { href: "/desk/custom-orders", text: "desk.customOrders", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/messages", text: "desk.messages", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/readers", text: "desk.readers", reads: ["content"], writes: ["content"] },
  { href: "/desk/events", text: "desk.events", reads: anybody, writes: [] },
  { href: "/desk/staff", text: "desk.staff", reads: [], writes: [] },
  { href: "/desk/enter", text: "desk.enter", reads: anybody, writes: anybody },
] as const satisfies readonly Area[];

export type DeskArea = (typeof deskAreas)[number];

export function deskAreaOf(pathname: string): DeskArea | null {
  const isUnder = (href: string) => pathname === href || (href !== "/desk" && pathname.startsWith(`${href}/`));
  return deskAreas.find(({ href }) => isUnder(href)) ?? null;
}

/** Links to parcels, and the contacts that get them: a link reveals a shopper's address. */
export function maySendLinks(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, ["orders"]);
}

/** An owner has every role. */
export function hasRole(roles: readonly StaffRole[], wanted: readonly StaffRole[]): boolean {
  return roles.some((role) => role === "owner" || wanted.includes(role));
}
