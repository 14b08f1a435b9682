import type { CartSurface } from "../readings.ts";

interface FormOrigin {
  /** Path and query. */
  returnTo: string;
  surface: string | undefined;
}

/**
 * Specification 4.6. The page decides; a surface named by the form can only make it stricter, so forging one gains
 * nothing.
 */
export function mustSignInToAdd({ returnTo, surface }: FormOrigin, signInToAdd: readonly CartSurface[]): boolean {
  return signInToAdd.some((one) => one === surface || one === pageSurface(returnTo));
}

function pageSurface(returnTo: string): CartSurface {
  const [path] = returnTo.toLowerCase().split(/[?#]/, 1) as [string];
  if (path === "/") return "homeCard";
  return path.startsWith("/product/default/") ? "productPage" : "generalCard";
}
