import { readFileSync, statSync } from "node:fs";
import { PlainError } from "./plain-error.mjs";

export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new PlainError(`There is no file ${path}.`);
  if (found.isDirectory()) throw new PlainError(`${path} is a folder: name a file.`);
}

/** With its byte order mark; throws for invalid UTF-8. */
export function readTextFile(path: string): string {
  requireFile(path);
  const bytes = readFileSync(path);
  if (bytes.includes(0)) throw new PlainError(`${path} is not a text file.`);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new PlainError(`${path} is not written in UTF-8.`);
  }
}

export function readJsonFile(path: string): unknown {
  const text = readTextFile(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}
