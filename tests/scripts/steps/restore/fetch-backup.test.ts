import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Cloud } from "../../../../scripts/steps/deploy/cloud.ts";
import { fetchBackup } from "../../../../scripts/steps/restore/fetch-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "gulit-fetch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const objects = new Map([
  ["gulit-backups/list.json", JSON.stringify([{ night: "2026-11-25", frames: 6, rows: 9, bytes: 12 }])],
]);
for (let frame = 0; frame < 6; frame += 1) objects.set(`gulit-backups/2026-11-25/00000${frame}`, `[${frame}]`);

const bucket: Cloud = {
  wrangler: async (...args) => {
    const [, , , name = "", , file = ""] = args;
    const object = objects.get(name);
    if (object === undefined) return { ok: false, output: "The specified key does not exist." };
    await new Promise((resolve) => setTimeout(resolve, 10 - Number(name.slice(-1))));
    writeFileSync(file, object);
    return { ok: true, output: "" };
  },
  say: () => {},
};

test("a night's objects become one file, in their order, and nothing else is left", async () => {
  const file = await fetchBackup(bucket, "gulit-backups", "2026-11-25", folder);
  expect(readFileSync(file, "utf8")).toBe("[0][1][2][3][4][5]");
  expect(readdirSync(folder).sort()).toEqual(["gulit-2026-11-25.backup", "list.json"]);
});

test("a night that is not there is told, with those that are", async () => {
  await expect(fetchBackup(bucket, "gulit-backups", "2026-11-01", folder)).rejects.toThrow(
    "The bucket gulit-backups has no backup of 2026-11-01; there are: 2026-11-25.",
  );
});

test("an object that is missing ends it without a file", async () => {
  objects.delete("gulit-backups/2026-11-25/000004");
  rmSync(join(folder, "gulit-2026-11-25.backup"));
  await expect(fetchBackup(bucket, "gulit-backups", "2026-11-25", folder)).rejects.toThrow(
    /Fetching from the bucket failed/,
  );
  expect(readdirSync(folder)).not.toContain("gulit-2026-11-25.backup");
});
