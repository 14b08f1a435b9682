import type { DatabaseSync } from "node:sqlite";
import { bumpVersion } from "../../../app/data/catalogue-version.server.ts";

const FIRST_CARDS = 12;
const PREVIEWS = 2;
const AT_ONCE = 4;
/** Pauses for twice the working time, so that requests of shoppers come first. */
const REST = 2;
const FILES = ["320.avif", "480.avif", "360.avif"];
const CENTURY_MS = 3_155_760_000_000;

interface Shop {
  url: string;
  db: D1Database;
}

export function makeOnlyOnDemand(file: DatabaseSync): void {
  file
    .prepare("UPDATE picture SET due_at = due_at + ?1 WHERE source GLOB 'https://demo.invalid/*' AND due_at < ?1")
    .run(CENTURY_MS);
}

export async function makeFirstPictures({ url, db }: Shop): Promise<void> {
  const home = await (await fetch(url, { headers: { Accept: "text/html" } })).text();
  const cards = [...new Set(home.match(/\/media\/v\/[0-9a-f]{32}-320\.avif/g))].slice(0, FIRST_CARDS);
  const files = [...cards.slice(0, PREVIEWS).map((card) => card.replace("-320.", "-200.")), ...cards];
  const before = await countWaiting(db);
  const lane = async () => {
    for (let file = files.shift(); file; file = files.shift()) await make(url + file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  // Cached pages have neither their ground nor their preview.
  if ((await countWaiting(db)) < before) await bumpVersion(db, Date.now()).run();
}

export async function makeOtherPictures({ url, db }: Shop): Promise<void> {
  const { results } = await db.prepare(WAITING).all<{ hash: string }>();
  for (const { hash } of results) {
    const begun = Date.now();
    for (const file of FILES) await make(`${url}/media/v/${hash}-${file}`);
    await new Promise((resolve) => setTimeout(resolve, REST * (Date.now() - begun)).unref());
  }
}

const WAITING = "SELECT hash FROM picture WHERE state = 'waiting' AND due_at > 3155760000000 ORDER BY due_at, hash";

async function countWaiting(db: D1Database): Promise<number> {
  const count = db.prepare("SELECT count(*) AS waiting FROM picture WHERE state = 'waiting'");
  return (await count.first<number>("waiting")) ?? 0;
}

async function make(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.body?.cancel();
}
