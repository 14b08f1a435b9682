import type { BrowserContext } from "@playwright/test";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { operator } from "./operator.ts";

interface SignInOptions {
  contact?: string;
  name?: string;
  password?: string;
}

export const json = { Accept: "application/json" };

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
  const asked = { contact, create: true, ...options };
  const { status, body } = await operator<{ token: string }>(baseUrl, "/operator/login-tokens", asked);
  if (status !== 200) throw new Error(`no sign-in token: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

export async function signIn(visitor: Visitor, options: SignInOptions = {}): Promise<{ contact: string }> {
  const { contact = newContact(), ...account } = options;
  if (visitor.token === "") await visitor.get("/shop/compare");
  const q = await loginToken(visitor.baseUrl, contact, account);
  // As data, which leaves no flash message for the next page.
  const { status } = await visitor.post("/token-login", { q }, json);
  if (status !== 200 || !visitor.cookies.get("sid")?.includes(".a.")) throw new Error(`not signed in: ${status}`);
  return { contact };
}

/** An account with a password, whose contact it returns. */
export async function newAccount(baseUrl: string, password: string, name?: string): Promise<string> {
  const contact = newContact();
  await loginToken(baseUrl, contact, { password, ...(name && { name }) });
  return contact;
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
  await takeOver(context, visitor);
  return signedIn;
}

/** The browser goes on as the visitor. */
export const takeOver = (context: BrowserContext, { cookies, baseUrl }: Visitor): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseUrl })));
