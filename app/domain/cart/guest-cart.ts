import type { CartSurface, GuestAddToCart } from "../readings.ts";

/** Where a form was sent from. */
interface FormOrigin {
  /** Path and query. */
  returnTo: string;
  surface: string | undefined;
}

/**
 * Specification 4.6: whether a guest must sign in to add to the cart. The page decides; a surface named by the form can
 * only make it stricter, so forging one gains nothing.
 */
export function mustSignInToAdd(
  { returnTo, surface }: FormOrigin,
  readings: Readonly<Record<CartSurface, GuestAddToCart>>,
): boolean {
  const named = surface !== undefined && Object.hasOwn(readings, surface) ? [surface as CartSurface] : [];
  return [pageSurface(returnTo), ...named].some((one) => readings[one] === "signIn");
}

function pageSurface(returnTo: string): CartSurface {
  const [path] = returnTo.toLowerCase().split(/[?#]/, 1) as [string];
  if (path === "/") return "homeCard";
  return path.startsWith("/product/default/") ? "productPage" : "generalCard";
}
