import { createHmac } from "node:crypto";

/** A vendor's system in ten lines: `const ask = gulit(shop, key, secret)`, then `await ask("GET", "/portal/v1/parcels")`. */
export const gulit = (shop, key, secret) => async (method, target, content) => {
  const body = content === undefined ? "" : JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update([timestamp, method, target, body].join("\n")).digest("hex");
  const signed = { "X-Gulit-Key": key, "X-Gulit-Timestamp": timestamp, "X-Gulit-Signature": signature };
  const headers = { "Content-Type": "application/json", ...signed };
  const answer = await fetch(shop + target, { method, headers, ...(body && { body }) });
  return { status: answer.status, ...(await answer.json()) };
};
