import { isEqualSecret } from "../secrets/constant-time.server.ts";
import { randomText } from "../secrets/random-text.server.ts";
import { sign } from "../secrets/signature.server.ts";
import { isSecureOrigin, parseCookies, serializeCookie } from "./cookies.server.ts";
import type { Secrets } from "../secrets/secrets.ts";

// Sign-in tries of a browser that signed in to an account before are counted apart, so that others' tries do not lock it.

/** Accounts of one device, because families share a phone. */
const MOST = 5;
const YEAR = 365 * 86_400;

interface Device {
  id: string;
  marks: string[];
}

const nameOf = (publicOrigin: string) => (isSecureOrigin(publicOrigin) ? "__Host-device" : "device");

function readDevice(cookieHeader: string | null, publicOrigin: string): Device | null {
  const value = parseCookies(cookieHeader).get(nameOf(publicOrigin)) ?? "";
  const [, id, marks] = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/.exec(value) ?? [];
  return id && marks ? { id, marks: marks.slice(1).split(".") } : null;
}

function mark(secret: string, id: string, accountId: number): string {
  return sign(secret, "device", `${id}.${accountId}`);
}

function isOf({ id, marks }: Device, accountId: number, secrets: Secrets): boolean {
  const own = secrets.map((secret) => mark(secret, id, accountId));
  return marks.some((one) => own.some((expected) => isEqualSecret(one, expected)));
}

/** Spares sign-in the query of the account for a browser without the cookie. */
export function hasDeviceCookie(cookieHeader: string | null, publicOrigin: string): boolean {
  return readDevice(cookieHeader, publicOrigin) !== null;
}

export function deviceOfAccount(
  cookieHeader: string | null,
  accountId: number,
  { secrets, publicOrigin }: { secrets: Secrets; publicOrigin: string },
): string | null {
  const device = readDevice(cookieHeader, publicOrigin);
  return device && isOf(device, accountId, secrets) ? device.id : null;
}

/** The cookie with this account added; it proves no sign-in. */
export function deviceCookie(
  cookieHeader: string | null,
  accountId: number,
  { secrets, publicOrigin }: { secrets: Secrets; publicOrigin: string },
): string {
  const { id, marks } = readDevice(cookieHeader, publicOrigin) ?? { id: randomText(16, "base64url"), marks: [] };
  const own = mark(secrets[0], id, accountId);
  const value = [id, own, ...marks.filter((one) => one !== own)].slice(0, MOST + 1).join(".");
  return serializeCookie(nameOf(publicOrigin), value, { maxAge: YEAR, publicOrigin });
}
