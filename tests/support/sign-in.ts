import type { BrowserContext } from "@playwright/test";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

interface SignInOptions {
  /** E-mail or phone; a new account by default. */
  contact?: string;
  name?: string;
  password?: string;
}

const OPERATOR = "test-operator";
let made = 0;

/** Somebody nobody else in this run is. */
export function newContact(): string {
  made += 1;
  return `shopper-${process.pid}-${Date.now().toString(36)}-${made}@mail.example`;
}

/** A sign-in link's token for this contact, whose account is made where there is none. */
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

/** Signs a visitor in by token, as a shopper with an account of its own unless a contact is named. */
export async function signIn(visitor: Visitor, options: SignInOptions = {}): Promise<{ contact: string }> {
  const { contact = newContact(), ...account } = options;
  if (visitor.token === "") await visitor.get("/shop/compare");
  const q = await loginToken(visitor.baseUrl, contact, account);
  const { status, headers } = await visitor.post("/token-login", { q });
  if (status !== 303 || headers.get("location") !== "/" || !visitor.cookies.get("sid")?.includes(".a."))
    throw new Error(`not signed in: ${status}`);
  // The message of signing in is read, so that a test meets its own.
  await visitor.get("/shop/compare");
  return { contact };
}

/** The same for a browser: its context gets the cookies of somebody signed in. */
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
