import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export function listFiles(paths: string[], without: string[] = []): string[] {
  const found: string[] = [];
  const walk = (path: string, isFolder: boolean) => {
    if (without.includes(path)) return;
    if (!isFolder) return void found.push(path);
    for (const entry of readdirSync(path, { withFileTypes: true })) walk(join(path, entry.name), entry.isDirectory());
  };
  for (const path of paths.filter(existsSync)) walk(path, statSync(path).isDirectory());
  return found.sort();
}

export function hashFiles(files: string[], base: string): string {
  const hash = createHash("sha256");
  for (const file of [...new Set(files)].sort()) {
    hash.update(`\0${relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

export function importClosure(entries: string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(
      /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g,
    )) {
      if (path) visit(resolve(dirname(file), path));
    }
  };
  for (const entry of entries) visit(resolve(entry));
  return [...seen].sort();
}
