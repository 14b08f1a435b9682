import { addisAbabaOffsetMinutes } from "../../../app/domain/constants.ts";

interface PathFault {
  path: string;
  reason: string;
}

export interface ListedVersion {
  number: number;
  loadedAt: number;
  by: string;
  file: string;
  sha256: string;
  sections: string[];
  restores: number | null;
}

export interface ContentAnswer {
  version?: number | null;
  counts?: Record<string, number>;
  notes?: PathFault[];
  faults?: PathFault[];
  versions?: ListedVersion[];
  content?: unknown;
}

export function loadLines({ version, counts = {}, notes = [] }: ContentAnswer, isDryRun: boolean): string[] {
  const lists = Object.entries(counts).map(([path, count]) => `${path} ${count}`);
  const left = notes.map(({ path, reason }) => `  ${path}: ${reason}`);
  return [
    isDryRun
      ? "Everything is valid; nothing was stored."
      : `This is version ${version} now; the shop shows it within a minute.`,
    `  ${lists.join(", ")}`,
    ...(left.length > 0 ? ["Not as it was then:", ...left] : []),
  ];
}

export function versionLine({ number, loadedAt, by, file, sha256, sections, restores }: ListedVersion): string {
  const start = `${String(number).padStart(4)}  ${minuteOf(loadedAt)}`;
  if (file === "" && restores === null) return `${start}  what the shop had before`;
  const what = restores === null ? file : `version ${restores} again${file === "" ? "" : ` (${file})`}`;
  const hash = sha256 === "" ? "" : ` sha256 ${sha256.slice(0, 12)}`;
  return `${start}  ${what}${by === "" ? "" : ` by ${by}`}${hash}: ${sections.join(", ")}`;
}

function minuteOf(time: number): string {
  return new Date(time + addisAbabaOffsetMinutes * 60_000).toISOString().slice(0, 16).replace("T", " ");
}
