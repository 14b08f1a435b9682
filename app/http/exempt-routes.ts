/** A form target without a form token: it reads no cookie and proves itself another way (settled.md 12). */
export interface ExemptRoute {
  path: string;
  /** bearer: the operator token; signature: of the raw body; limits: anybody may send, in small numbers and sizes. */
  proof: "bearer" | "signature" | "limits";
  /** Bytes. */
  bodyLimit: number;
}

/** Every address the guard of writes lets pass, spelt exactly so; no other letter case, slash or `.data` is exempt. */
export const exemptRoutes = [
  { path: "/operator/catalogue", proof: "bearer", bodyLimit: 2 * 1024 * 1024 },
  { path: "/operator/login-tokens", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/coupons", proof: "bearer", bodyLimit: 256 * 1024 },
  { path: "/operator/payments", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/custom-orders", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/parcels", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/reviews", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/staff", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/content", proof: "bearer", bodyLimit: 1024 * 1024 },
  { path: "/hooks/chapa", proof: "signature", bodyLimit: 16 * 1024 },
  { path: "/hooks/seller", proof: "signature", bodyLimit: 16 * 1024 },
  { path: "/reports/csp", proof: "limits", bodyLimit: 8 * 1024 },
] as const satisfies readonly ExemptRoute[];

type ExemptPath = (typeof exemptRoutes)[number]["path"];

/** The exempt route of an address, or null. */
export function exemptRouteOf(pathname: string): ExemptRoute | null {
  return exemptRoutes.find(({ path }) => path === pathname) ?? null;
}

/** Bytes an exempt route takes (its action hands them to readBounded). */
export function bodyLimitOf(path: ExemptPath): number {
  return exemptRoutes.find((route) => route.path === path)!.bodyLimit;
}
