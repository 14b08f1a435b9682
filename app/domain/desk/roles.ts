/** settled.md 44: an owner may do everything, and alone appoints staff. */
export const staffRoles = ["owner", "orders", "payments", "content"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Time at the desk after the second factor, in ms. */
export const DESK_MS = 12 * 3_600_000;

interface DeskArea {
  href: string;
  /** Besides owners. */
  reads: readonly StaffRole[];
  writes: readonly StaffRole[];
}

const anybody = staffRoles;

export const deskAreas = [
  { href: "/desk", reads: anybody, writes: [] },
  { href: "/desk/orders", reads: ["orders", "payments"], writes: ["orders"] },
  { href: "/desk/parcels", reads: ["orders"], writes: ["orders"] },
  { href: "/desk/payments", reads: ["payments"], writes: ["payments"] },
  // Only staff for orders may see links and change where they are sent (maySendLinks).
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

export function deskAreaOf(pathname: string): DeskPath | null {
  const area = deskAreas.find(({ href }) => pathname === href || (href !== "/desk" && pathname.startsWith(`${href}/`)));
  return area?.href ?? null;
}

export function mayRead(roles: readonly StaffRole[], path: DeskPath): boolean {
  return isAllowed(roles, areaAt(path).reads);
}

export function mayWrite(roles: readonly StaffRole[], path: DeskPath): boolean {
  return isAllowed(roles, areaAt(path).writes);
}

/** Links to parcels, and the contacts that get them: a link reveals a shopper's address. */
export function maySendLinks(roles: readonly StaffRole[]): boolean {
  return isAllowed(roles, ["orders"]);
}

function areaAt(path: DeskPath): DeskArea {
  return deskAreas.find(({ href }) => href === path)!;
}

function isAllowed(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return roles.some((role) => role === "owner" || allowed.includes(role));
}
