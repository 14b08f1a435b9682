import autocannon from "autocannon";
import { BenchClient } from "../client.ts";
import { percentile } from "../figures.ts";
import { memoryPages, processorMs } from "../../steps/process-time.ts";
import { median } from "./figures.ts";

export interface RateTarget {
  name: string;
  origin: string;
  path: string;
  headers: Record<string, string>;
  isSlow?: boolean;
  pid?: number | null;
  /** Measured right before or after it in each round, so that noise meets both. */
  beside?: RateTarget;
  seconds?: number;
  times?: number;
}

export interface Rate {
  rounds: number[];
  perSecond: number;
  /** ms to the last byte, one request at a time. */
  p50: number;
  p99: number;
  askingBusy: number;
  failed: number;
  /** Microseconds of processor time; NaN without /proc. */
  cost: number;
  beside: { perSecond: number; share: readonly number[]; cost: number; costShare: readonly number[] } | null;
}

const CONNECTIONS = 32;
const SLOW_CONNECTIONS = 8;
const WARM_UP_SECONDS = 1;
/** autocannon ends only at a look at its counters. */
const LOOK_MS = 50;
/** Minor page faults per answer below which the heap has grown enough. */
const STEADY_PAGES = 10;
const STEADY_TRIES = 6;

interface RateOptions {
  rounds: number;
  seconds: number;
  visits: number;
  onProgress: (share: number) => void;
}

export async function measureRates(
  targets: readonly RateTarget[],
  { rounds, seconds, visits, onProgress }: RateOptions,
): Promise<Map<string, Rate>> {
  const lanes = targets.map((target) => ({
    target,
    shots: [] as Shot[],
    beside: [] as Shot[],
    times: [] as number[],
  }));
  for (const { target } of lanes) {
    for (const one of target.beside ? [target, target.beside] : [target]) await warmUpFully(one);
  }
  const all = rounds * Math.max(...targets.map(({ times = 1 }) => times));
  const take = async (target: RateTarget, to: Shot[]) => void to.push(await shoot(target, target.seconds ?? seconds));
  for (let round = 0; round < all; round += 1) {
    for (const [index, { target, shots, beside, times }] of lanes.entries()) {
      if (round >= rounds * (target.times ?? 1)) continue;
      const both = [() => take(target, shots), () => target.beside && take(target.beside, beside)];
      // An expired copy is made anew first, as constant traffic would.
      if (target.beside) await visit(target, 2);
      // The second of a pair has a warmer machine: alternate.
      for (const shot of round % 2 === 0 ? both : both.reverse()) await shot();
      if (round < rounds) times.push(...(await visit(target, visits)));
      onProgress((round * lanes.length + index + 1) / (all * lanes.length));
    }
  }
  return new Map(lanes.map((lane) => [lane.target.name, rateOf(lane)]));
}

interface Lane {
  shots: Shot[];
  beside: Shot[];
  times: number[];
}

function rateOf({ shots, beside, times }: Lane): Rate {
  const middle = (all: readonly Shot[], of: (shot: Shot) => number) => median(all.map(of));
  const share = (of: (shot: Shot) => number) => shots.map((shot, round) => of(shot) / of(beside[round]!));
  return {
    rounds: shots.map(({ perSecond }) => perSecond),
    perSecond: middle(shots, ({ perSecond }) => perSecond),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    askingBusy: Math.min(1, Math.max(...shots.map(({ busy }) => busy))),
    failed: [...shots, ...beside].reduce((sum, { failed }) => sum + failed, 0),
    cost: middle(shots, ({ cost }) => cost),
    beside:
      beside.length === 0
        ? null
        : {
            perSecond: middle(beside, ({ perSecond }) => perSecond),
            share: share(({ perSecond }) => perSecond),
            cost: middle(beside, ({ cost }) => cost),
            costShare: share(({ cost }) => 1 / cost),
          },
  };
}

async function warmUpFully(target: RateTarget): Promise<void> {
  for (let time = 0; time < STEADY_TRIES; time += 1) {
    const pages = memoryPages(target.pid ?? null);
    const { answers } = await shoot(target, WARM_UP_SECONDS);
    if (!((memoryPages(target.pid ?? null) - pages) / answers > STEADY_PAGES)) return;
  }
}

interface Shot {
  answers: number;
  perSecond: number;
  failed: number;
  busy: number;
  cost: number;
}

async function shoot(target: RateTarget, duration: number): Promise<Shot> {
  const { origin, path, headers, isSlow, pid = null } = target;
  const connections = isSlow ? SLOW_CONNECTIONS : CONNECTIONS;
  const [asking, answering] = [process.cpuUsage(), processorMs(pid)];
  const {
    requests,
    non2xx,
    errors,
    timeouts,
    duration: took,
  } = await autocannon({
    ...{ url: origin + path, connections, duration, headers, sampleInt: LOOK_MS },
  });
  const { user, system } = process.cpuUsage(asking);
  return {
    answers: requests.total,
    perSecond: requests.total / took,
    failed: non2xx + errors + timeouts,
    busy: (user + system) / 1_000_000 / duration,
    cost: (1_000 * (processorMs(pid) - answering)) / requests.total,
  };
}

async function visit({ origin, path, headers }: RateTarget, visits: number): Promise<number[]> {
  const client = new BenchClient(origin, headers);
  const times: number[] = [];
  for (let time = 0; time < visits; time += 1) times.push((await client.visit(path)).ms);
  client.close();
  return times;
}
