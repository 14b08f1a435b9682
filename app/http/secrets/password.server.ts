import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { passwordLimit } from "../../domain/accounts/password.ts";

/** platform-notes.md 6: about 150 ms of one processor. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A stored form that no password matches: the account's owner chooses a password by resetting it. */
export const NO_PASSWORD = "!";

let hashes = 0;

/** Number of password hashes that this isolate computed, for tests: it must not tell who has an account. */
export function passwordHashes(): number {
  return hashes;
}

/** The stored form of a password: scrypt with its parameters and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * Whether a password matches a stored form; compares in constant time. Always computes one hash: null (no account has this
 * contact) is compared with a form that no password matches, and of a password that is too long the beginning is hashed.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, key } = readStored(stored) ?? NOBODY;
  const given = await derive(password.slice(0, 2 * passwordLimit), salt, cost);
  const isEqual = timingSafeEqual(given, key);
  // The hash ignores NUL characters at the end, so they are refused here.
  return isEqual && stored !== null && [...password].length <= passwordLimit && !password.includes("\0");
}

const NOBODY = { cost: COST, salt: Buffer.alloc(SALT_BYTES, 1), key: Buffer.alloc(KEY_BYTES) };

function readStored(stored: string | null) {
  const match = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(stored ?? "");
  if (!match) return null;
  const [, N, r, p, salt, key] = match;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt!, "base64url"),
    key: Buffer.from(key!, "base64url"),
  };
}

/** Normalized, because keyboards encode the same letter in several ways. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  hashes += 1;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
