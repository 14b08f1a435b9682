import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mask } from "./mask.ts";

export interface Capture {
  addresses: string[];
  pages: Map<string, string>;
}

const INDEX = "addresses.json";
const AROUND = 60;

export function saveCapture(folder: string, { addresses, pages }: Capture): void {
  mkdirSync(folder, { recursive: true });
  for (const [key, page] of pages) writeFileSync(fileOf(folder, key), page);
  writeFileSync(join(folder, INDEX), JSON.stringify({ addresses, keys: [...pages.keys()] }));
}

export function loadCapture(folder: string): Capture {
  const { addresses, keys } = JSON.parse(readFileSync(join(folder, INDEX), "utf8")) as {
    addresses: string[];
    keys: string[];
  };
  return { addresses, pages: new Map(keys.map((key) => [key, mask(readFileSync(fileOf(folder, key), "utf8"))])) };
}

export function pageDifferences(former: Map<string, string>, today: Map<string, string>): string[] {
  return [...former].flatMap(([key, page]) => {
    const other = today.get(key);
    if (other === page) return [];
    if (other === undefined) return [`${key}: not read`];
    const place = [...page].findIndex((letter, index) => letter !== other[index]);
    const at = place === -1 ? page.length : place;
    const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
    return [`${key}\n  was ${part(page)}\n  is  ${part(other)}`];
  });
}

function fileOf(folder: string, key: string): string {
  return join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 16)}.html`);
}
