import { createHmac } from "node:crypto";
import { isEqualSecret } from "./constant-time.server.ts";

/** Whether `x-chapa-signature` is the HMAC-SHA256, in hexadecimal, of the raw body under our webhook secret. */
export function isFromChapa(headers: Headers, body: string, secret: string): boolean {
  const given = headers.get("x-chapa-signature") ?? "";
  return secret !== "" && isEqualSecret(given.toLowerCase(), createHmac("sha256", secret).update(body).digest("hex"));
}
