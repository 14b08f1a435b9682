/** Roles of staff (settled.md 44). An owner may do everything, and alone says who is on the staff. */
export const staffRoles = ["owner", "orders", "payments", "content"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** How long a session may work at the desk after its second factor, in ms. */
export const DESK_MS = 12 * 3_600_000;

interface DeskArea {
  /** Its first page; every address below belongs to it. */
  href: string;
  /** Who sees it, besides owners. */
  reads: readonly StaffRole[];
  /** Who changes something there, besides owners. */
  writes: readonly StaffRole[];
}

const anybody = staffRoles;

/** The parts of the desk, in the order of its navigation. An address that no area names is unknown to everybody. */
export const deskAreas = [
  { href: "/desk", reads: anybody, writes: [] },
  { href: "/desk/orders", reads: ["orders", "payments"], writes: ["orders"] },
  { href: "/desk/parcels", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/payments", reads: ["payments"], writes: ["payments"] },
  // Who handles orders mends a wrong number and sends a link again.
  { href: "/desk/vendors", reads: ["orders", "payments", "content"], writes: ["orders", "content"] },
  { href: "/desk/products", reads: ["content", "orders"], writes: ["content"] },
  { href: "/desk/prices", reads: ["payments", "content"], writes: [] },
  { href: "/desk/settings", reads: ["content"], writes: [] },
  { href: "/desk/coupons", reads: ["content"], writes: ["content"] },
  { href: "/desk/home", reads: ["content"], writes: ["content"] },
  { href: "/desk/reviews", reads: ["content"], writes: ["content"] },
  { href: "/desk/questions", reads: ["content", "orders"], writes: ["content", "orders"] },
  { href: "/desk/custom-orders", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/messages", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/readers", reads: ["content"], writes: ["content"] },
  { href: "/desk/events", reads: anybody, writes: [] },
  { href: "/desk/staff", reads: [], writes: [] },
  { href: "/desk/enter", reads: anybody, writes: anybody },
] as const satisfies readonly DeskArea[];

export type DeskPath = (typeof deskAreas)[number]["href"];

/** The area of an address such as "/desk/orders/4827193158", or null. */
export function deskAreaOf(pathname: string): DeskPath | null {
  const area = deskAreas.find(({ href }) => pathname === href || (href !== "/desk" && pathname.startsWith(`${href}/`)));
  return area?.href ?? null;
}

/** Whether somebody with these roles may look at an area of the desk. */
export function mayRead(roles: readonly StaffRole[], path: DeskPath): boolean {
  return isAllowed(roles, areaAt(path).reads);
}

/** Whether somebody with these roles may change something in an area of the desk. */
export function mayWrite(roles: readonly StaffRole[], path: DeskPath): boolean {
  return isAllowed(roles, areaAt(path).writes);
}

function areaAt(path: DeskPath): DeskArea {
  return deskAreas.find(({ href }) => href === path)!;
}

function isAllowed(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return roles.some((role) => role === "owner" || allowed.includes(role));
}
