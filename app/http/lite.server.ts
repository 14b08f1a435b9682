import { parseCookies } from "./cookies.server.ts";

/**
 * Whether this visitor reads the lite shop: no scripts, no pictures, no fonts. The choice in the cookie `lite` (1 or 0)
 * wins; without one `Save-Data: on` asks for it.
 */
export function isLite(headers: Headers): boolean {
  const chosen = parseCookies(headers.get("cookie")).get("lite");
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return (headers.get("save-data") ?? "").toLowerCase() === "on";
}
