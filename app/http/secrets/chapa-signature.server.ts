import { createHmac } from "node:crypto";
import { isEqualSecret } from "./constant-time.server.ts";

/** `x-chapa-signature`: HMAC-SHA256, in hex, of the raw body under our webhook secret. */
export function isFromChapa(headers: Headers, body: string, secret: string): boolean {
  const given = headers.get("x-chapa-signature") ?? "";
  return secret !== "" && isEqualSecret(given.toLowerCase(), createHmac("sha256", secret).update(body).digest("hex"));
}
