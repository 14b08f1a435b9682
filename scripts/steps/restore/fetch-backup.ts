import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { backupObject } from "../../../app/domain/upkeep/backup-nights.ts";
import { PlainError } from "../plain-error.mjs";
import { wranglerOrFail, type Cloud } from "../deploy/cloud.ts";

interface Listed {
  night: string;
  frames: number;
  rows: number;
  bytes: number;
}

/** wrangler takes two seconds for each. */
const AT_ONCE = 4;

async function listFetchable(cloud: Cloud, bucket: string, folder: string): Promise<Listed[]> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "list.json");
  await get(cloud, bucket, "list.json", file);
  return JSON.parse(readFileSync(file, "utf8")) as Listed[];
}

/** Without the worker and its database. Throws for a missing night, with those that exist. */
export async function fetchBackup(cloud: Cloud, bucket: string, night: string, folder: string): Promise<string> {
  const list = await listFetchable(cloud, bucket, folder);
  const found = list.find((one) => one.night === night);
  if (!found) {
    const others = list.map((one) => one.night).join(", ") || "none";
    throw new PlainError(`The bucket ${bucket} has no backup of ${night}; there are: ${others}.`);
  }
  const whole = join(folder, `gulit-${night}.backup`);
  const draft = `${whole}.new`;
  rmSync(draft, { force: true });
  for (let from = 0; from < found.frames; from += AT_ONCE) {
    const frames = Array.from({ length: Math.min(AT_ONCE, found.frames - from) }, (_, at) => from + at);
    const files = frames.map((frame) => join(folder, `frame-${frame}`));
    await Promise.all(frames.map((frame, at) => get(cloud, bucket, backupObject(night, frame), files[at]!)));
    for (const file of files) {
      appendFileSync(draft, readFileSync(file));
      rmSync(file);
    }
    cloud.say(`  ${Math.min(from + AT_ONCE, found.frames)} of ${found.frames} parts`);
  }
  renameSync(draft, whole);
  return relative(process.cwd(), whole);
}

function get(cloud: Cloud, bucket: string, name: string, file: string): Promise<string> {
  return wranglerOrFail(
    cloud,
    "Fetching from the bucket",
    "r2",
    "object",
    "get",
    `${bucket}/${name}`,
    "--file",
    file,
    "--remote",
  );
}
