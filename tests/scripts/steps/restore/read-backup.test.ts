import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBackupKey, sealFrame } from "../../../../app/http/secrets/backup-frame.server.ts";
import { readBackup } from "../../../../scripts/steps/restore/read-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "gulit-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = async (letter: string) => (await readBackupKey(letter.repeat(43)))!;
const parts = [
  { kind: "head", version: 1 },
  { kind: "rows", parts: [{ table: "city", rows: ["(1)", "(2)"] }] },
  { kind: "end", rows: 2, frames: 3, isQuiet: true },
];

async function read(damage: (frames: Buffer[]) => unknown, letter = "A"): Promise<string> {
  const key = await keyOf("A");
  const place = (index: number) => ({ backup: "ab".repeat(16), index });
  const frames = await Promise.all(
    parts.map(async (one, index) => Buffer.from(await sealFrame(key, place(index), one))),
  );
  damage(frames);
  const path = join(folder, "night.backup");
  writeFileSync(path, Buffer.concat(frames));
  try {
    const kinds: string[] = [];
    for await (const { kind } of readBackup(path, await keyOf(letter))) kinds.push(kind);
    return kinds.join(" ");
  } catch (error) {
    return (error as Error).message.replace(path, "It");
  }
}

const flip = (frame: Buffer, at: number) => frame.writeUInt8(frame.readUInt8(at) ^ 1, at);

test.each<[string, (frames: Buffer[]) => unknown, string]>([
  ["whole", () => {}, "head rows end"],
  [
    "a bit of its first part",
    ([head]) => flip(head!, head!.length - 1),
    "It is damaged in part 0: fetch the backup again.",
  ],
  ["the id of its first part", ([head]) => flip(head!, 5), "It is damaged in part 0: fetch the backup again."],
  [
    "a bit of a later part",
    ([, rows]) => flip(rows!, rows!.length - 1),
    "It is damaged in part 1: fetch the backup again.",
  ],
  ["the mark of a later part", ([, rows]) => flip(rows!, 0), "It is damaged or incomplete: fetch the backup again."],
  ["cut", (frames) => frames.pop(), "It is incomplete: its end is missing. Fetch the backup again."],
])("a backup, %s", async (_, damage, says) => {
  expect(await read(damage)).toBe(says);
});

test("another key is not called damage", async () => {
  expect(await read(() => {}, "B")).toBe("BACKUP_KEY does not open It: it was made with another key.");
});
