import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const rooms = ["data", "domain", "http", "routes", "shared", "ui"].map((room) => `app/${room}`);

function folderOf(path: string, room: string): string | null {
  const [folder, ...rest] = path.slice(room.length + 1).split("/");
  return rest.length > 0 ? folder! : null;
}

function arrows(room: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(`${room}/**/*.{ts,tsx}`)) {
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)) {
      const target = join(dirname(file), path!);
      if (!target.startsWith(`${room}/`)) continue;
      const [from, to] = [folderOf(file, room), folderOf(target, room)];
      if (from && to && from !== to) found.set(`${from} -> ${to}`, `${file} imports ${target}`);
    }
  }
  return found;
}

describe.each(rooms)("%s", (room) => {
  test("has no two folders that import each other", () => {
    const found = arrows(room);
    const both = [...found].filter(([arrow]) => found.has(arrow.split(" -> ").reverse().join(" -> ")));
    expect(both.map(([, example]) => example)).toEqual([]);
  });
});

test("imports from one folder into another are seen", () => {
  expect(arrows("app/data").get("desk -> prices")).toMatch(/^app\/data\/desk\/.* imports app\/data\/prices\//);
});
