import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.ts";

const maps = new Map<string, SourceMap | null>();

export function withSourceLines(line: string): string {
  return line.replaceAll(
    /(file:\/\/[^\s"()]+?\.js):(\d+):(\d+)/g,
    (whole, url: string, row: string, column: string) => {
      const file = fileURLToPath(url);
      const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (!found || !("originalSource" in found)) return whole;
      const source = relative(root, resolve(dirname(file), found.originalSource));
      return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    },
  );
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8"))) : null;
    maps.set(file, map);
  }
  return map;
}
