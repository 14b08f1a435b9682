import { hash } from "node:crypto";
import { pause } from "../../data/deadline.server.ts";
import { readMaster, storeFile, storeMaster, storeAnimation } from "../../data/pictures/picture-files.server.ts";
import {
  findTwin,
  giveUpPicture,
  isDueLater,
  leasePicture,
  markFetched,
  markTwin,
  postponePicture,
  type LeasedPicture,
} from "../../data/pictures/pictures.server.ts";
import { strippedAnimation } from "../../domain/pictures/animation.ts";
import { previewFile, printedFile, type PictureFile } from "../../domain/pictures/picture-address.ts";
import { nextPictureTry } from "../../domain/pictures/next-picture-try.ts";
import { fetchPicture, type PictureHosts } from "../../outbound/picture-host.ts";
import { cleanPicture, fileOf, TransformLate } from "./transform.server.ts";

export interface PictureTools {
  images: ImagesBinding;
  store: R2Bucket;
  hosts: PictureHosts;
}

/** Longer than the slowest host with all transformations. When it ends, the pictures of a crashed consumer are taken again. */
const LEASE_MS = 60_000;
/** Limits of memory: each may hold its bytes twice. */
const AT_ONCE = { ahead: 2, asked: 4 };
const YIELD_MS = 100;
const firstFiles = (hash: string): PictureFile[] => [
  { hash, width: 320, format: "avif" },
  printedFile(hash),
  previewFile(hash),
];

/**
 * Works until none is due or the time is `until`; hosts do not wait for each other. Returns how many were fetched or
 * given up.
 */
export async function fetchDue(tools: PictureTools, db: D1Database, until: number): Promise<number> {
  let settled = 0;
  const lane = async () => {
    while (Date.now() < until) {
      // Requests of shoppers come first.
      while (isAsked() && Date.now() < until) await pause(YIELD_MS);
      const now = Date.now();
      const leased = await leasePicture(db, now, LEASE_MS);
      if (!leased) return;
      const { dueAt, master } = await receive(tools, db, leased, now);
      if (dueAt === null) settled += 1;
      if (master && leased.isFirst) await makeFiles(tools, firstFiles(leased.hash), master);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE.ahead }, lane));
  return settled;
}

let fetching = 0;
const isAsked = () => fetching > 0;

/** "busy": it is being fetched, or too many are; "early": it failed and is due later. */
export async function fetchNow(tools: PictureTools, db: D1Database, hash: string): Promise<"tried" | "busy" | "early"> {
  if (fetching >= AT_ONCE.asked) return "busy";
  fetching += 1;
  const now = Date.now();
  try {
    const leased = await leasePicture(db, now, LEASE_MS, hash);
    if (leased) return (await receive(tools, db, leased, now)).dueAt === null ? "tried" : "early";
    return (await isDueLater(db, hash, now)) ? "early" : "busy";
  } finally {
    fetching -= 1;
  }
}

interface Received {
  /** null if it was fetched or given up. */
  dueAt: number | null;
  master?: Uint8Array<ArrayBuffer>;
}

async function receive(tools: PictureTools, db: D1Database, picture: LeasedPicture, now: number): Promise<Received> {
  const fetched = await fetchPicture(picture.source, tools.hosts);
  if (fetched.kind === "later") return triedInVain(db, picture, fetched.problem, now);
  if (fetched.kind !== "bytes") return giveUp(db, picture, fetched.problem);
  const bytes = new Uint8Array(fetched.bytes);
  const bytesHash = hash("sha256", bytes);
  const twin = await findTwin(db, bytesHash);
  if (twin) return (await markTwin(db, picture.hash, twin, bytesHash), { dueAt: null });
  const clean = await cleanPicture(tools.images, bytes).catch((error: unknown) => {
    if (error instanceof TransformLate) return null;
    throw error;
  });
  if (clean === null) return triedInVain(db, picture, "no transformation in time", now);
  if (clean.kind === "refused") return giveUp(db, picture, clean.problem);
  await storeMaster(tools.store, picture.hash, clean.master);
  const isAnimated = await storeMoving(tools.store, picture.hash, bytes).catch(() => false);
  if (!(await markFetched(db, picture.hash, { ...clean.facts, bytesHash, isAnimated }))) {
    const first = await findTwin(db, bytesHash);
    if (first) await markTwin(db, picture.hash, first, bytesHash);
    return { dueAt: null };
  }
  return { dueAt: null, master: clean.master };
}

/** Whether it moves; then its moving file is stored too (decision 67). */
export async function storeMoving(store: R2Bucket, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const moving = strippedAnimation(bytes);
  if (moving) await storeAnimation(store, hash, moving);
  return moving !== null;
}

/** A file that fails is made by the first request for it. */
export async function makeFiles(
  tools: PictureTools,
  files: readonly PictureFile[],
  master: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (const file of files) await makeFile(tools, file, master).catch(() => {});
}

async function triedInVain(db: D1Database, picture: LeasedPicture, problem: string, now: number): Promise<Received> {
  const dueAt = nextPictureTry(picture.attempts, now);
  if (dueAt !== null) await postponePicture(db, picture, dueAt, problem);
  else await giveUpPicture(db, picture, problem);
  return { dueAt };
}

async function giveUp(db: D1Database, picture: LeasedPicture, problem: string): Promise<Received> {
  await giveUpPicture(db, picture, problem);
  return { dueAt: null };
}

/** null if the store lost its master. */
export async function makeFile(
  { images, store }: PictureTools,
  file: PictureFile,
  master: Uint8Array<ArrayBuffer> | null = null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = master ?? (await readMaster(store, file.hash));
  if (!source) return null;
  const bytes = await fileOf(images, source, file);
  await storeFile(store, file, bytes);
  return bytes;
}
