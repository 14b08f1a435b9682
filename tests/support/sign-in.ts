import type { BrowserContext } from "@playwright/test";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

interface SignInOptions {
  contact?: string;
  name?: string;
  password?: string;
}

const OPERATOR = "test-operator";
let made = 0;

export function newContact(): string {
  made += 1;
  return `shopper-${process.pid}-${Date.now().toString(36)}-${made}@mail.example`;
}

export async function loginToken(
  baseUrl: string,
  contact: string,
  options: { name?: string; password?: string; minutes?: number } = {},
): Promise<string> {
  const response = await fetch(`${baseUrl}/operator/login-tokens`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OPERATOR}` },
    body: JSON.stringify({ contact, create: true, ...options }),
  });
  if (!response.ok) throw new Error(`no sign-in token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

export async function signIn(visitor: Visitor, options: SignInOptions = {}): Promise<{ contact: string }> {
  const { contact = newContact(), ...account } = options;
  if (visitor.token === "") await visitor.get("/shop/compare");
  const q = await loginToken(visitor.baseUrl, contact, account);
  const { status, headers } = await visitor.post("/token-login", { q });
  if (status !== 303 || headers.get("location") !== "/" || !visitor.cookies.get("sid")?.includes(".a."))
    throw new Error(`not signed in: ${status}`);
  // Takes the flash message.
  await visitor.get("/shop/compare");
  return { contact };
}

export async function newGuest(baseUrl: string, page = "/shop/compare"): Promise<Visitor> {
  const guest = new Visitor(baseUrl);
  await guest.get(page);
  return guest;
}

export async function newShopper(baseUrl: string, options: SignInOptions = {}): Promise<Visitor> {
  const shopper = new Visitor(baseUrl);
  await signIn(shopper, options);
  return shopper;
}

export async function signInBrowser(
  context: BrowserContext,
  baseUrl: string,
  options: SignInOptions = {},
): Promise<{ contact: string }> {
  const visitor = new Visitor(baseUrl);
  const signedIn = await signIn(visitor, options);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseUrl })));
  return signedIn;
}
