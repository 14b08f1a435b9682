/** A form target without a form token: it reads no cookie and has another proof (settled.md 12). */
export interface ExemptRoute {
  /** A segment with a colon matches any one segment. */
  path: string;
  /**
   * bearer: operator token; signature: of the raw body; key: a vendor's; secret: from a link in a mail; limits: open to
   * all, in small numbers and sizes.
   */
  proof: "bearer" | "signature" | "key" | "secret" | "limits";
  bodyLimit: number;
}

/** In exactly this spelling: no other letter case, slash or `.data` is exempt. */
export const exemptRoutes = [
  { path: "/operator/catalogue", proof: "bearer", bodyLimit: 2 * 1024 * 1024 },
  { path: "/operator/login-tokens", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/staff", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/upkeep", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/operator/content", proof: "bearer", bodyLimit: 1024 * 1024 },
  { path: "/operator/content-pictures", proof: "bearer", bodyLimit: 8 * 1024 * 1024 },
  { path: "/operator/pictures", proof: "bearer", bodyLimit: 4 * 1024 },
  { path: "/hooks/:provider", proof: "signature", bodyLimit: 16 * 1024 },
  { path: "/portal/v1/parcels", proof: "key", bodyLimit: 0 },
  { path: "/portal/v1/parcels/:parcel", proof: "key", bodyLimit: 0 },
  { path: "/portal/v1/products", proof: "key", bodyLimit: 0 },
  { path: "/portal/v1/stock", proof: "key", bodyLimit: 0 },
  { path: "/portal/v1/reviews", proof: "key", bodyLimit: 0 },
  { path: "/portal/v1/parcels/:parcel/state", proof: "key", bodyLimit: 16 * 1024 },
  { path: "/portal/v1/products/:product/stock", proof: "key", bodyLimit: 16 * 1024 },
  { path: "/portal/v1/products/:product/price", proof: "key", bodyLimit: 16 * 1024 },
  { path: "/portal/v1/reviews/:review/reply", proof: "key", bodyLimit: 16 * 1024 },
  { path: "/portal/v1/feed", proof: "key", bodyLimit: 4 * 1024 * 1024 },
  { path: "/portal/v1/closed", proof: "key", bodyLimit: 16 * 1024 },
  { path: "/leave/:list", proof: "secret", bodyLimit: 1024 },
  { path: "/reports/csp", proof: "limits", bodyLimit: 8 * 1024 },
  { path: "/reports/vitals", proof: "limits", bodyLimit: 1024 },
] as const satisfies readonly ExemptRoute[];

export type ExemptPath = (typeof exemptRoutes)[number]["path"];

export function exemptRouteOf(pathname: string): ExemptRoute | null {
  const segments = pathname.split("/");
  return exemptRoutes.find(({ path }) => isOf(path.split("/"), segments)) ?? null;
}

function isOf(pattern: readonly string[], segments: readonly string[]): boolean {
  const isName = (segment: string) => /^[\w-]+$/.test(segment);
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => (part.startsWith(":") ? isName(segments[at]!) : part === segments[at]))
  );
}

export function bodyLimitOf(path: ExemptPath): number {
  return exemptRoutes.find((route) => route.path === path)!.bodyLimit;
}
