import { openDesk } from "../../tests/support/desk.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { secrets } from "./attacked-shop.ts";

export interface Person {
  name: string;
  headers: Record<string, string>;
  token: string;
}

export function headersOf(visitor: Visitor): Record<string, string> {
  return {
    Host: new URL(visitor.baseUrl).host,
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    Origin: visitor.baseUrl,
    "Sec-Fetch-Site": "same-origin",
  };
}

const person = (name: string, visitor: Visitor): Person => ({
  name,
  headers: headersOf(visitor),
  token: visitor.token,
});

async function guest(url: string): Promise<Person> {
  const visitor = new Visitor(url);
  await visitor.get("/shop/compare");
  await visitor.post("/cart/lines", { product: "1" });
  return person("a guest", visitor);
}

export async function everybody(url: string): Promise<Person[]> {
  const shopper = new Visitor(url);
  await signIn(shopper);
  const staff = await openDesk(url, "owner");
  const operator = {
    Host: new URL(url).host,
    Authorization: `Bearer ${secrets.OPERATOR_TOKEN}`,
  };
  return [
    await guest(url),
    person("a shopper", shopper),
    person("staff", staff),
    { name: "the operator", headers: operator, token: "" },
  ];
}
