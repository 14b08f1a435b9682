import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { constants, createBrotliCompress, createBrotliDecompress, gzipSync } from "node:zlib";
import { root } from "../steps/root.ts";
import { listFiles } from "../steps/shop/content-hash.ts";
import { brotli } from "./edge/answers.ts";
import type { BenchOptions } from "./options.ts";
import type { Figure } from "./report.ts";
import { openBenchShop, paths, visitHeaders } from "./shop.ts";

/** speed.md 2: bytes of a document in the first ten packets, without TLS and frames: 13.7 KB. */
const FIRST_PACKETS = 13_700;
const CARDS_WITHIN = 30_000;
const SCRIPT = 9_700;
const HOME = 45_000;
/** settled.md 51. */
const WORKER = 900 * 1024;

interface Landmark {
  name: string;
  end: RegExp;
  count: number;
}

export const landmarks: readonly Landmark[] = [
  { name: "critical CSS", end: /<\/style>/g, count: 1 },
  { name: "header with search", end: /<form[^>]*role="search"[\s\S]*?<\/form>/g, count: 1 },
  { name: "hero pixels", end: /src(?:set)?="data:image\/(?:avif|webp|jpeg)[^"]*"/gi, count: 1 },
  { name: "first four cards", end: /<article class="[^"]*card[^"]*"[\s\S]*?<\/article>/g, count: 4 },
];

export async function bytesPart({ pages, languages }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const shop = await openBenchShop();
  try {
    for (const page of pages) {
      for (const language of languages) {
        const { status, sent, script, landmarks } = await readDocument(shop.url + paths[page], visitHeaders(language));
        if (status !== 200) throw new Error(`${page} answers ${status}`);
        const row = `${page}, ${language}, document`;
        figures.push(
          { goal: "1", row, metric: "script that runs by itself", value: script, unit: "B", limit: SCRIPT },
          { row, metric: "compressed", value: sent, unit: "B", ...(page === "home" && { goal: "2", limit: HOME }) },
        );
        if (page !== "home") continue;
        for (const [name, at] of Object.entries(landmarks)) {
          const limit = name.includes("cards") ? CARDS_WITHIN : FIRST_PACKETS;
          figures.push({ goal: "2", row, metric: `${name} within`, value: at ?? Number.NaN, unit: "B", limit });
        }
      }
    }
  } finally {
    await shop.stop();
  }
  const files = listFiles([join(root, "build", "server")]).filter((file) => file.endsWith(".js"));
  const worker = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  return [...figures, { row: "worker", metric: "gzip", value: worker, unit: "B", limit: WORKER }];
}

interface SentDocument {
  status: number;
  sent: number;
  landmarks: Record<string, number | null>;
  script: number;
}

async function readDocument(url: string, headers: Record<string, string>): Promise<SentDocument> {
  const { status, parts } = await fetchParts(url, headers);
  const whole = Buffer.concat(parts);
  const sent = await compressed(parts);
  const html = whole.toString();
  const places: Record<string, number | null> = {};
  for (const landmark of landmarks) {
    const end = endOf(landmark, html);
    places[landmark.name] = end === null ? null : await reachedAt(sent, Buffer.byteLength(html.slice(0, end)));
  }
  return {
    status,
    sent: sent.length,
    landmarks: places,
    script: brotli(Buffer.from(ranScripts(html)), 5).length,
  };
}

export function endOf({ end, count }: Landmark, html: string): number | null {
  const last = [...html.matchAll(end)][count - 1];
  return last ? last.index + last[0].length : null;
}

export function ranScripts(html: string): string {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="(?!module|text\/javascript)/.test(attributes!) && !/\ssrc=/.test(attributes!))
    .map(([, , code]) => code)
    .join("\n");
}

/** Chunks as received, so that compression meets them as the edge does. */
function fetchParts(url: string, headers: Record<string, string>): Promise<{ status: number; parts: Buffer[] }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, parts }));
      response.once("error", reject);
    });
    asked.once("error", reject);
    asked.end();
  });
}

export async function compressed(parts: readonly Buffer[]): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
  const sent: Buffer[] = [];
  stream.on("data", (part: Buffer) => sent.push(part));
  const done = new Promise((resolve, reject) => stream.once("end", resolve).once("error", reject));
  for (const part of parts) stream.write(part);
  stream.end();
  await done;
  return Buffer.concat(sent);
}

export async function reachedAt(sent: Buffer, wanted: number): Promise<number> {
  let [below, enough] = [0, sent.length];
  while (enough - below > 256) {
    const middle = Math.floor((below + enough) / 2);
    if ((await held(sent.subarray(0, middle))) >= wanted) enough = middle;
    else below = middle;
  }
  return enough;
}

function held(sent: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const stream = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    let bytes = 0;
    stream.on("data", (part: Buffer) => (bytes += part.length));
    stream.once("end", () => resolve(bytes)).once("error", () => resolve(bytes));
    stream.end(sent);
  });
}
