import { createContext, createCookie } from "react-router";
import { deliveryCity } from "../domain/delivery/delivery-city.ts";
import type { Currency, Viewer } from "../domain/viewer.ts";

export const viewerContext = createContext<Viewer>();

const YEAR = 31_536_000;

/**
 * Preferences are cookies, not part of the session (settled.md 15); scripts read them to notice another choice
 * (client/early/page).
 */
export const currencyCookie = createCookie("currency", { path: "/", sameSite: "lax", httpOnly: false, maxAge: YEAR });

export async function currencyOf(cookieHeader: string | null): Promise<Currency> {
  const chosen: unknown = await currencyCookie.parse(cookieHeader);
  return chosen === "USD" ? "USD" : "ETB";
}

/** settled.md 26. */
export const cityCookie = createCookie("city", { path: "/", sameSite: "lax", httpOnly: false, maxAge: YEAR });

export async function deliveryCityOf(request: Request): Promise<string> {
  return deliveryCity(await cityCookie.parse(request.headers.get("cookie")));
}
