import { createHash, createHmac, randomBytes } from "node:crypto";
import type { FormAge } from "../../domain/orders/custom-order.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";

export function issueCustomOrderKey(secrets: Secrets, idHash: string, { madeAt, isAgain }: FormAge): string {
  const payload = `${randomBytes(16).toString("base64url")}.${madeAt.toString(36)}.${isAgain ? "a" : "f"}`;
  return `${payload}.${mac(secrets[0], idHash, payload)}`;
}

export function openCustomOrderKey(
  key: string | undefined,
  secrets: Secrets,
  idHash: string,
): (FormAge & { keyHash: string }) | null {
  const [, payload, time, kind, signature] =
    /^([\w-]{22}\.([0-9a-z]{1,11})\.([af]))\.([\w-]{22})$/.exec(key ?? "") ?? [];
  if (!payload || !secrets.some((secret) => isEqualSecret(signature!, mac(secret, idHash, payload)))) return null;
  const keyHash = createHash("sha256").update(`custom order\n${payload}`).digest("base64url");
  return { madeAt: parseInt(time!, 36), isAgain: kind === "a", keyHash };
}

function mac(secret: string, idHash: string, payload: string): string {
  return createHmac("sha256", secret).update(`custom order\n${idHash}\n${payload}`).digest("base64url").slice(0, 22);
}
