import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";

export function shopAddress(text: string): URL {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    throw new PlainError(`--to needs the shop's address, such as https://shop.example, not "${text}".`);
  }
  return new URL(text);
}

/** From the environment; for the local shop also its generated one. */
export function operatorToken(shop: URL, env: NodeJS.ProcessEnv): string {
  const given = env.OPERATOR_TOKEN?.trim();
  if (given) return given;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(shop.hostname);
  const secrets = join(root, ".dev.vars");
  const made = isLocal && existsSync(secrets) ? parseEnv(readFileSync(secrets, "utf8")).OPERATOR_TOKEN : undefined;
  if (made) return made;
  throw new PlainError(
    isLocal
      ? "There is no operator token yet: npm start makes one, or set OPERATOR_TOKEN."
      : `Set OPERATOR_TOKEN to the operator token of ${shop.origin}.`,
  );
}
