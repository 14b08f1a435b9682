import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../root.ts";

const NEEDED = ["SESSION_SECRET", "OPERATOR_TOKEN", "PORTAL_SECRET", "BACKUP_KEY"];

/** From `.dev.vars`; missing ones are generated and stored there. */
export function localSecrets(folder = root): Record<string, string> {
  const file = join(folder, ".dev.vars");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const known = parseEnv(text) as Record<string, string>;
  const missing = NEEDED.filter((name) => !known[name]);
  if (missing.length === 0) return known;

  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64url")]));
  const lines = missing.map((name) => `${name}=${made[name]}\n`).join("");
  const draft = `${file}.new`;
  writeFileSync(draft, `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${lines}`, { mode: 0o600 });
  renameSync(draft, file);
  return { ...known, ...made };
}
