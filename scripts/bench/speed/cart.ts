import { Visitor } from "../../steps/shopper/visitor.ts";
import { PLENTY, stockedGoods } from "../checkout/stocked-goods.ts";
import type { SpeedLanguage } from "./options.ts";
import { acceptLanguage, type SpeedShop } from "./shop.ts";

interface Cookie {
  name: string;
  value: string;
}

const GOODS = 3;

export async function filledCart(shop: SpeedShop, language: SpeedLanguage): Promise<Cookie[]> {
  const visitor = new Visitor(shop.url);
  const own = { "Accept-Language": acceptLanguage[language], Accept: "text/html" };
  await visitor.get("/shop/compare", own);
  for (const { id } of await stockedGoods(await shop.db(), GOODS, PLENTY)) {
    const body = new URLSearchParams({ _xsrf: visitor.token, product: id, quantity: "1" }).toString();
    const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
    const { status, text } = await visitor.send("POST", "/cart/lines", { ...own, ...form }, body);
    if (status !== 303) throw new Error(`nothing was added: ${status} ${text.slice(0, 200)}`);
  }
  await visitor.get("/", own);
  return [...visitor.cookies]
    .filter(([name]) => name !== "wrote" && name !== "flash")
    .map(([name, value]) => ({ name, value }));
}

export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
