import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { passwordLimit } from "../../domain/accounts/password.ts";

/** platform-notes.md 6: about 150 ms of CPU. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** No password matches: the owner resets it. */
export const NO_PASSWORD = "!";

let hashes = 0;

/** For tests: the number must not reveal whether an account exists. */
export function passwordHashes(): number {
  return hashes;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Always computes one hash, even for null (no account), so that time reveals nothing. */
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
