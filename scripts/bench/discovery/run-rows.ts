import { random } from "../../steps/random.ts";
import type { BenchClient } from "../client.ts";
import type { MarketFacts } from "./facts.ts";
import { AGAIN, askedAgain, figuresOf, percentile, slowestOf, VISITS, type RowResult } from "../figures.ts";
import type { BenchRow } from "./listing-rows.ts";

export interface Side {
  client: BenchClient;
  facts: MarketFacts;
}

interface Slowest {
  path: string;
  ms: number;
  times: readonly number[];
}

interface Asked {
  path: string;
  times: number[];
}

interface Lane {
  samples: Asked[];
  failed: number;
}

export interface BenchRun {
  results: RowResult[];
  slowest: Record<string, Slowest[]>;
}

const WARM_UP = 30;
const KEPT_SLOWEST = 5;

interface RunOptions {
  samples: number;
  seed: string;
  onProgress: (share: number) => void;
  makeReady: () => Promise<void>;
}

/**
 * Rounds with one request of each row in each market, so that machine noise meets all alike; VISITS rounds of all
 * samples, then AGAIN for the slowest.
 */
export async function runRows(
  rows: readonly BenchRow[],
  sides: readonly [Side, Side],
  { samples, seed, onProgress, makeReady }: RunOptions,
): Promise<BenchRun> {
  const lanes = new Map<BenchRow, [Lane, Lane]>();
  for (const row of rows) {
    await makeReady();
    const [warm, counted] = [`${seed} warm ${row.name}`, `${seed} ${row.name}`];
    for (const side of sides) for (const path of await pathsOf(row, side, WARM_UP, warm)) await side.client.visit(path);
    const lane = async (side: Side): Promise<Lane> => {
      const paths = await pathsOf(row, side, samples, counted);
      const nth = (index: number) => ({ path: paths[index % paths.length]!, times: [] });
      return { samples: Array.from({ length: samples }, (_, index) => nth(index)), failed: 0 };
    };
    lanes.set(row, [await lane(sides[0]), await lane(sides[1])]);
    onProgress((0.1 * lanes.size) / rows.length);
  }
  const again = askedAgain(samples);
  const rounds = samples * VISITS + again * AGAIN;
  let begun = 0;
  const askFor = async (chosen: (lane: Lane) => readonly Asked[], count: number) => {
    const turns = [...lanes].map(([row, pair]) => [row, pair, pair.map(chosen)] as const);
    for (let turn = 0; turn < count; turn += 1) {
      await makeReady();
      for (const [row, pair, asked] of turns) {
        for (const index of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          const list = asked[index]!;
          await measure(row, sides[index]!, pair[index]!, list[turn % list.length]!);
        }
      }
      onProgress(0.1 + (0.9 * (begun += 1)) / rounds);
    }
  };
  await askFor((lane) => lane.samples, samples * VISITS);
  await askFor((lane) => slowestOf(lane.samples, again), again * AGAIN);
  return {
    results: [...lanes].map(([{ name }, pair]) => {
      const [small, large] = pair.map((lane) => figuresOf(lane.samples, lane.failed));
      return { name, small: small!, large: large! };
    }),
    slowest: Object.fromEntries([...lanes].map(([{ name }, [, lane]]) => [name, toldOf(lane)])),
  };
}

async function measure(row: BenchRow, { client }: Side, lane: Lane, { path, times }: Asked): Promise<void> {
  const { status, ms } = await client.visit(path);
  times.push(ms);
  if (status !== (row.status ?? 200)) lane.failed += 1;
}

function toldOf({ samples }: Lane): Slowest[] {
  return slowestOf(samples, KEPT_SLOWEST).map(({ path, times }) => ({ path, ms: percentile(times, 0.5), times }));
}

async function pathsOf(row: BenchRow, { client, facts }: Side, count: number, seed: string): Promise<string[]> {
  const chance = random(seed);
  const paths = Array.from({ length: count }, () => row.path(facts, chance));
  if (!row.follow) return paths;
  const found: string[] = [];
  for (const path of paths.slice(0, Math.min(count, 120))) {
    const link = row.follow.exec((await client.visit(path)).text)?.[1];
    if (link) found.push(link.replaceAll("&amp;", "&"));
  }
  if (found.length === 0) throw new Error(`No page of "${row.name}" has the link that leads on.`);
  return found;
}
