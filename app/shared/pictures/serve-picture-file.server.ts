import { LRUCache } from "lru-cache";
import { pause } from "../../data/deadline.server.ts";
import { readFile } from "../../data/pictures/picture-files.server.ts";
import { findPicture, forgetMaster } from "../../data/pictures/pictures.server.ts";
import { pictureFileAddress, type PictureFile } from "../../domain/pictures/picture-address.ts";
import { fetchNow, makeFile, type PictureTools } from "./fetch-pictures.server.ts";

/** failed: a tile for good; later: a tile for now; unknown: no such picture. */
export type ServedPictureFile =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed" | "later" | "unknown" };

interface Scene {
  tools: PictureTools;
  db: D1Database;
  waitUntil: (work: Promise<unknown>) => void;
}

/** ms that a browser waits for a picture; then it gets the tile. */
const PATIENCE_MS = 6_000;
/** ms; leases end a little later. */
const WORK_MS = 25_000;
const LOOK_MS = 50;
const ASK_MS = 300;

/**
 * From memory or the store, else made now, once for all requests; the work continues after they have left. Throws if
 * the database or the store fails.
 */
export async function servePictureFile(scene: Scene, file: PictureFile): Promise<ServedPictureFile> {
  const key = pictureFileAddress(file);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const known = recall(key);
    if (known) return known;
    if (beginWork(key)) {
      const work = produce(scene, file).finally(() => working.delete(key));
      const noted = work.then((outcome) => (remember(key, outcome), outcome));
      scene.waitUntil(noted.catch(() => {}));
      return Promise.race([noted, pause(end - Date.now()).then((): ServedPictureFile => ({ kind: "later" }))]);
    }
    if (Date.now() >= end) return { kind: "later" };
    await pause(LOOK_MS);
  }
}

async function produce({ tools, db }: Scene, file: PictureFile): Promise<ServedPictureFile> {
  const end = Date.now() + WORK_MS;
  while (Date.now() < end) {
    const found = await findPicture(db, file.hash);
    if (!found || found.state === "leaving") return { kind: "unknown" };
    if (found.state === "failed") return { kind: "failed" };
    if (found.state === "waiting") {
      const isTried = await fetchNow(tools, db, file.hash);
      // It failed a moment ago: waiting does not help.
      if (isTried === "early") return { kind: "later" };
      if (isTried === "tried") continue;
    } else {
      const own = { ...file, hash: found.own };
      const bytes = (await readFile(tools.store, own)) ?? (await makeFile(tools, own));
      if (bytes) return { kind: "file", bytes };
      await forgetMaster(db, found.own, Date.now());
    }
    await pause(ASK_MS);
  }
  return { kind: "later" };
}

/** In this isolate; requests poll with timers of their own, because promises must not be shared (settled.md 8). */
const working = new Set<string>();
const MOST_AT_WORK = 8;

function beginWork(key: string): boolean {
  if (working.has(key) || working.size >= MOST_AT_WORK) return false;
  working.add(key);
  return true;
}

const recent = new LRUCache<string, { outcome: ServedPictureFile; until: number }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ outcome }) => (outcome.kind === "file" ? outcome.bytes.byteLength : 0) + 512,
});
const SHORT_MS = 5_000;

function recall(key: string): ServedPictureFile | null {
  const known = recent.get(key);
  return known && Date.now() < known.until ? known.outcome : null;
}

function remember(key: string, outcome: ServedPictureFile): void {
  recent.set(key, { outcome, until: outcome.kind === "file" ? Infinity : Date.now() + SHORT_MS });
}
