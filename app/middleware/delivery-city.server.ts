import { createCookie } from "react-router";
import { deliveryCity } from "../domain/delivery/delivery-city.ts";

const YEAR = 31_536_000;

/** Where goods are brought (settled.md 26): a preference like language and currency. */
export const cityCookie = createCookie("city", { path: "/", sameSite: "lax", httpOnly: false, maxAge: YEAR });

/** The delivery city of this request: the cookie's, else the default. */
export async function deliveryCityOf(request: Request): Promise<string> {
  return deliveryCity(await cityCookie.parse(request.headers.get("cookie")));
}
