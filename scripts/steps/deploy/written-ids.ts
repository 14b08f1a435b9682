import { PlainError } from "../plain-error.mjs";
import { SHOP } from "./settings.ts";

export interface WrittenId {
  table: "d1_databases" | "kv_namespaces";
  binding: string;
  id: string;
}

const KEYS = { d1_databases: "database_id", kv_namespaces: "id" } as const;

export function withId(toml: string, place: string, { table, binding, id }: WrittenId): string {
  const header = place === SHOP ? `[[${table}]]` : `[[env.${place}.${table}]]`;
  const lines = toml.split("\n");
  const starts = lines.flatMap((line, index) => (line.trim() === header ? [index + 1] : []));
  for (const start of starts) {
    const length = lines.slice(start).findIndex((line) => line.startsWith("["));
    const end = length === -1 ? lines.length : start + length;
    const find = (key: string) =>
      lines.findIndex((line, index) => index >= start && index < end && new RegExp(`^${key}\\s*=`).test(line));
    const name = find("binding");
    if (name === -1 || !lines[name]!.includes(`"${binding}"`)) continue;
    const line = `${KEYS[table]} = "${id}"`;
    const written = find(KEYS[table]);
    return (written === -1 ? lines.toSpliced(name + 1, 0, line) : lines.with(written, line)).join("\n");
  }
  throw new PlainError(`wrangler.toml has no ${header} with the binding ${binding}: write ${id} there by hand.`);
}
