import { hash, timingSafeEqual } from "node:crypto";

export function isEqualSecret(given: string, expected: string): boolean {
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(given), digest(expected));
}
