import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { random } from "../../steps/random.ts";
import { freePort } from "../../steps/port.mjs";
import { root } from "../../steps/root.ts";
import { serveToKill, type KillableShop } from "../checkout/serve-to-kill.ts";
import { BenchClient } from "../client.ts";
import { readFacts } from "../discovery/facts.ts";
import { listingRows } from "../discovery/listing-rows.ts";
import type { BenchMarket } from "../discovery/market.ts";
import { otherRows, searchRows } from "../discovery/other-rows.ts";
import { percentile } from "../figures.ts";
import { afterMoves, prepareMoves, type Left } from "./prepare.ts";

const PROGRAM = join(root, "scripts", "bench", "moves", "moving-shop.ts");
const WARM_MS = 90_000;
const QUIET_MS = 60_000;
/** ms; at Cloudflare the cron has a minute. */
const PAUSE_MS = 3_000;
const MOST_RUNS = 1_000;
const KILLED_AFTER_MS = 200;
const A_RUN: Left = { dollars: 20_000, prices: 10_000, hidden: 1_000 };

export interface Pages {
  answers: number;
  failed: number;
  p50: number;
  p99: number;
}

export interface MoveFigures {
  before: Left;
  after: Left & { wrong: number };
  runs: number;
  longestRun: number;
  quiet: Pages;
  moving: Pages;
}

/**
 * All moves of the cron while pages are requested, with one kill half-way. Changes the market. `smallFile`: a small
 * market with the same places, which is faster to read.
 */
export async function measureMoves({ stateDir, databaseFile }: BenchMarket, smallFile: string): Promise<MoveFigures> {
  const now = Date.now();
  const before = prepareMoves(databaseFile, now);
  const paths = drawnPaths(smallFile, databaseFile);
  const expected = Math.max(
    ...(["dollars", "prices", "hidden"] as const).map((name) => Math.ceil(before[name] / A_RUN[name])),
  );
  const shop = await Moving.open(stateDir);
  try {
    await asked(shop.url, paths, () => wait(WARM_MS));
    const quiet = await asked(shop.url, paths, () => wait(QUIET_MS));
    let longestRun = 0;
    let runs = 0;
    const moves = async () => {
      // One more than needed: the killed run did nothing, or all.
      for (; runs < Math.min(MOST_RUNS, expected + 2); runs += 1) {
        if (runs === Math.floor(expected / 2)) await shop.die();
        longestRun = Math.max(longestRun, await shop.run());
        await wait(PAUSE_MS);
      }
    };
    const moving = await asked(shop.url, paths, moves, () => shop.isUp);
    await shop.kill();
    return { before, after: afterMoves(databaseFile, now), runs, longestRun, quiet, moving };
  } finally {
    await shop.kill();
  }
}

function drawnPaths(smallFile: string, databaseFile: string): () => string {
  const [, facts] = readFacts(smallFile, databaseFile, "moves");
  const chance = random("moves");
  const rows = [...otherRows, ...listingRows, ...searchRows].filter(({ follow, status }) => !follow && !status);
  const known = rows.map((row) => row.path(facts, chance));
  return () => (chance.chance(0.5) ? chance.pick(known) : chance.pick(rows).path(facts, chance));
}

async function asked(
  url: string,
  next: () => string,
  work: () => Promise<unknown>,
  isUp: () => boolean = () => true,
): Promise<Pages> {
  const client = new BenchClient(url);
  const times: number[] = [];
  let failed = 0;
  const state = { isOver: false };
  const working = work().finally(() => (state.isOver = true));
  while (!state.isOver) {
    const answer = isUp() ? await client.visit(next()).catch(() => null) : null;
    if (answer === null) {
      if (isUp()) failed += 1;
      await wait(50);
      continue;
    }
    times.push(answer.ms);
    if (answer.status >= 500) failed += 1;
  }
  await working;
  client.close();
  return { answers: times.length, failed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

class Moving {
  isUp = true;
  readonly url: string;
  readonly #port: number;
  readonly #stateDir: string;
  #shop: KillableShop | null = null;
  #heard: (line: "began" | "ended") => void = () => {};

  private constructor(port: number, stateDir: string) {
    [this.#port, this.#stateDir, this.url] = [port, stateDir, `http://localhost:${port}`];
  }

  static async open(stateDir: string): Promise<Moving> {
    const moving = new Moving(await freePort(), stateDir);
    await moving.#serve();
    return moving;
  }

  async #serve(): Promise<void> {
    const onText = (text: string) => {
      for (const line of ["began", "ended"] as const) if (text.includes(line)) this.#heard(line);
    };
    this.#shop = await serveToKill(this.#port, this.#stateDir, { program: PROGRAM, onText });
    this.isUp = true;
  }

  async run(): Promise<number> {
    const from = performance.now();
    const ended = new Promise<void>((resolve) => (this.#heard = (line) => line === "ended" && resolve()));
    this.#shop!.tell("minute");
    await ended;
    return performance.now() - from;
  }

  async die(): Promise<void> {
    const began = new Promise<void>((resolve) => (this.#heard = (line) => line === "began" && resolve()));
    this.#shop!.tell("minute");
    await began;
    await wait(KILLED_AFTER_MS);
    this.isUp = false;
    await this.kill();
    await this.#serve();
  }

  async kill(): Promise<void> {
    await this.#shop?.kill();
    this.#shop = null;
  }
}
