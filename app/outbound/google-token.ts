import { sign } from "node:crypto";
import { member, post } from "./provider.ts";
import { parseJson } from "../domain/json-value.ts";

export interface ServiceAccount {
  project_id: string;
  client_email: string;
  private_key: string;
  token_uri: string;
}

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const MARGIN = 60_000;

/** Plain values: requests of an isolate may not share promises (settled.md 8). */
const tokens = new Map<string, { token: string; until: number }>();

/** An OAuth token, cached until it expires; null if Google gives none. */
export async function googleToken(account: ServiceAccount, now: number): Promise<string | null> {
  const remembered = tokens.get(account.client_email);
  if (remembered && remembered.until > now) return remembered.token;
  const assertion = signedJwt(account, now);
  const grant = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion };
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(grant).toString();
  const answer = await post({ address: account.token_uri, headers, body });
  const token = member(answer?.body, "access_token");
  const seconds = Number(member(answer?.body, "expires_in"));
  if (answer?.status !== 200 || typeof token !== "string" || !(seconds > 0)) return null;
  tokens.set(account.client_email, { token, until: now + seconds * 1000 - MARGIN });
  return token;
}

/** Call after a refusal: the next call fetches a new token. */
export function forgetGoogleToken({ client_email }: ServiceAccount): void {
  tokens.delete(client_email);
}

function signedJwt({ client_email: iss, token_uri: aud, private_key }: ServiceAccount, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = { iss, scope: SCOPE, aud, iat: seconds, exp: seconds + 3600 };
  const parts = [{ alg: "RS256", typ: "JWT" }, claims];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), private_key).toString("base64url")}`;
}

export function readServiceAccount(text: string | undefined): ServiceAccount | null {
  if (!text) return null;
  const value = parseJson(text);
  const names = ["project_id", "client_email", "private_key", "token_uri"];
  return names.every((name) => typeof member(value, name) === "string") ? (value as ServiceAccount) : null;
}
