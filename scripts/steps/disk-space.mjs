import { statfsSync } from "node:fs";
import { PlainError } from "./plain-error.mjs";

const MEGABYTE = 1024 * 1024;

function freeMegabytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

export function requireSpace(folder, megabytes, purpose, free = freeMegabytes(folder)) {
  if (free >= megabytes) return;
  throw new PlainError(
    `The disk is full: ${purpose} needs ${megabytes} MB and ${free} MB are free; free some space and run the same command again.`,
  );
}
