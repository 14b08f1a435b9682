import { Buffer } from "node:buffer";

/** Drawn in lots, because a call costs more than the bytes. */
const LOT = 4_096;
const lot = new Uint8Array(LOT);
let used = LOT;

export function randomText(bytes: number, encoding: "base64" | "base64url" | "hex"): string {
  if (used + bytes > LOT) {
    crypto.getRandomValues(lot);
    used = 0;
  }
  const text = Buffer.from(lot.buffer, used, bytes).toString(encoding);
  lot.fill(0, used, (used += bytes));
  return text;
}
