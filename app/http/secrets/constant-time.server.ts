import { createHash, timingSafeEqual } from "node:crypto";

export function isEqualSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
