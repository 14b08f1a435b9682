import { open, type FileHandle } from "node:fs/promises";
import type { BackupSchema } from "../../../app/data/upkeep/backup-tables.server.ts";
import {
  FRAME_HEAD_BYTES,
  frameSize,
  openFrame,
  readBackupKey,
} from "../../../app/http/secrets/backup-frame.server.ts";
import { PlainError } from "../plain-error.mjs";

export interface BackupHead extends BackupSchema {
  kind: "head";
  version: number;
  night: string;
  begunAt: number;
}

interface Rows {
  kind: "rows";
  parts: { table: string; rows: string[] }[];
}

interface End {
  kind: "end";
  rows: number;
  frames: number;
  isQuiet: boolean;
}

export type BackupContent = BackupHead | Rows | End;

const VERSION = 1;

export async function backupKey(env: NodeJS.ProcessEnv): Promise<CryptoKey> {
  const text = env.BACKUP_KEY?.trim() ?? "";
  if (text === "") throw new PlainError("Set BACKUP_KEY to the key the backup was made with.");
  const key = await readBackupKey(text);
  if (!key) throw new PlainError("BACKUP_KEY is not a key: a key is 32 bytes as base64url, 43 characters.");
  return key;
}

/** Throws one sentence for an invalid file, a wrong key, or a changed, cut or joined file. */
export async function* readBackup(path: string, key: CryptoKey): AsyncGenerator<BackupContent> {
  const file = await open(path).catch(() => {
    throw new PlainError(`There is no file ${path}.`);
  });
  try {
    let identity = "";
    let rows = 0;
    let last: BackupContent | null = null;
    for (let index = 0, at = 0; ; index += 1) {
      const frame = await readFrame(file, at, path);
      if (frame === null) break;
      const opened = await openFrame(key, frame);
      if (!opened) {
        throw new PlainError(
          index > 0 || (await opensEnd(file, key))
            ? `${path} is damaged in part ${index}: fetch the backup again.`
            : `BACKUP_KEY does not open ${path}: it was made with another key.`,
        );
      }
      identity ||= opened.backup;
      if (opened.backup !== identity || opened.index !== index || last?.kind === "end") {
        throw new PlainError(
          `Part ${index} of ${path} is not the next of this backup. It is damaged: fetch the backup again.`,
        );
      }
      last = opened.content as BackupContent;
      if (last.kind === "head" && last.version !== VERSION)
        throw new PlainError(`${path} is a backup of version ${last.version}: restore it with a newer checkout.`);
      if (last.kind === "rows") rows += last.parts.reduce((sum, part) => sum + part.rows.length, 0);
      if (last.kind === "end" && (last.rows !== rows || last.frames !== index + 1)) last = null;
      if (last === null) break;
      at += opened.size;
      yield last;
    }
    if (last?.kind !== "end")
      throw new PlainError(`${path} is incomplete: its end is missing. Fetch the backup again.`);
  } finally {
    await file.close();
  }
}

async function readFrame(file: FileHandle, at: number, path: string): Promise<Uint8Array | null> {
  const head = await bytesOf(file, at, FRAME_HEAD_BYTES);
  if (head.length === 0) return null;
  const size = frameSize(head);
  if (size === null) {
    throw new PlainError(
      at === 0 ? `${path} is not a backup of a shop.` : `${path} is damaged or incomplete: fetch the backup again.`,
    );
  }
  const frame = await bytesOf(file, at, size);
  if (frame.length < size) throw new PlainError(`${path} is incomplete: its end is missing. Fetch the backup again.`);
  return frame;
}

/** The first part may be damaged, and the key be right. */
async function opensEnd(file: FileHandle, key: CryptoKey): Promise<boolean> {
  const { size } = await file.stat();
  const from = Math.max(0, size - 100_000);
  const tail = Buffer.from(await bytesOf(file, from, size));
  const end = tail.subarray(Math.max(0, tail.lastIndexOf("GBK1")));
  return from + tail.lastIndexOf("GBK1") > 0 && (await openFrame(key, end)) !== null;
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const { size } = await file.stat();
  const buffer = new Uint8Array(Math.max(0, Math.min(length, size - at)));
  await file.read(buffer, 0, buffer.length, at);
  return buffer;
}
