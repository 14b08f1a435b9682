import type { CartSurface, GuestAddToCart } from "../readings.ts";

/** What a form says of where it stands: the page it came from, and the surface where that alone does not tell. */
interface Standing {
  /** Path and query. */
  returnTo: string;
  surface: string | undefined;
}

/**
 * Specification 4.6: whether a guest's add to cart asks to sign in first. The page decides; a surface that a form names
 * can only make it stricter, so that nobody gains by naming another.
 */
export function mustSignInToAdd(
  { returnTo, surface }: Standing,
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
