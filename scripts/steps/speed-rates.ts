import autocannon from "autocannon";
import { percentile } from "./bench-figures.ts";
import { BenchClient } from "./bench-client.ts";
import { median } from "./speed-figures.ts";

/** An address that is asked for by many at once, then by one visitor. */
export interface RateTarget {
  name: string;
  /** Origin without a slash at its end. */
  origin: string;
  path: string;
  headers: Record<string, string>;
  /** Composed anew for everybody: fewer at once, and longer, or no answer ends within its round. */
  isSlow?: boolean;
}

export interface Rate {
  /** Requests a second of each round, all connections together. */
  rounds: number[];
  perSecond: number;
  /** ms of one visitor who asks for one page at a time: from the request to the last byte. */
  p50: number;
  p99: number;
  /** Share of a processor that asking took, 0 to 1: near 1 it is the asking that is measured. */
  askingBusy: number;
  /** Answers other than 200. */
  failed: number;
}

const CONNECTIONS = 32;
const SLOW = { connections: 8, times: 4 };
const WARM_UP_SECONDS = 1;

interface RateOptions {
  rounds: number;
  /** Of each target in each round. */
  seconds: number;
  /** Single requests of each target in each round. */
  visits: number;
  /** Hears shares from 0 to 1. */
  onProgress: (share: number) => void;
}

/** All targets by turns, round for round, so that whatever else the machine does meets them alike. */
export async function measureRates(
  targets: readonly RateTarget[],
  { rounds, seconds, visits, onProgress }: RateOptions,
): Promise<Map<string, Rate>> {
  const lanes = targets.map((target) => ({
    target,
    rounds: [] as number[],
    busy: 0,
    failed: 0,
    times: [] as number[],
  }));
  for (const { target } of lanes) await shoot(target, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, lane] of lanes.entries()) {
      const before = process.cpuUsage();
      const { perSecond, failed } = await shoot(lane.target, seconds);
      const { user, system } = process.cpuUsage(before);
      lane.rounds.push(perSecond);
      lane.busy = Math.max(lane.busy, (user + system) / 1_000_000 / (seconds * timesOf(lane.target)));
      lane.failed += failed;
      lane.times.push(...(await visit(lane.target, visits)));
      onProgress((round * lanes.length + index + 1) / (rounds * lanes.length));
    }
  }
  return new Map(
    lanes.map(({ target, rounds, busy, failed, times }) => [
      target.name,
      {
        rounds,
        perSecond: median(rounds),
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        askingBusy: Math.min(1, busy),
        failed,
      },
    ]),
  );
}

const timesOf = ({ isSlow }: RateTarget) => (isSlow ? SLOW.times : 1);

async function shoot(target: RateTarget, seconds: number) {
  const { origin, path, headers, isSlow } = target;
  const connections = isSlow ? SLOW.connections : CONNECTIONS;
  const result = await autocannon({ url: origin + path, connections, duration: seconds * timesOf(target), headers });
  const failed = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.total / result.duration, failed };
}

async function visit({ origin, path, headers }: RateTarget, visits: number): Promise<number[]> {
  const client = new BenchClient(origin, headers);
  const times: number[] = [];
  for (let time = 0; time < visits; time += 1) times.push((await client.visit(path)).ms);
  client.close();
  return times;
}
