import autocannon from "autocannon";
import { BenchClient } from "../client.ts";
import { percentile } from "../figures.ts";
import { memoryPages, processorMs } from "../../steps/process-time.ts";
import { median } from "./figures.ts";

/** An address that is asked for by many at once, then by one visitor. */
export interface RateTarget {
  name: string;
  /** Origin without a slash at its end. */
  origin: string;
  path: string;
  headers: Record<string, string>;
  /** Composed anew for everybody: fewer at once. */
  isSlow?: boolean;
  /** The process that answers. */
  pid?: number | null;
  /** What it is compared with: asked right before or after it in every round, so that both meet the same moment. */
  beside?: RateTarget;
  /** Of one round, where it is not the usual time. */
  seconds?: number;
  /** Rounds for each of the others: single ones differ by half on a busy machine. */
  times?: number;
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
  /** Microseconds of a processor that the answering process takes for one; NaN where that is not told. */
  cost: number;
  /** Beside what it is compared with, round for round; none without. */
  beside: { perSecond: number; share: readonly number[]; cost: number; costShare: readonly number[] } | null;
}

const CONNECTIONS = 32;
const SLOW_CONNECTIONS = 8;
const WARM_UP_SECONDS = 1;
/** autocannon ends at a look at its counters: often enough for the shortest rounds. */
const LOOK_MS = 50;
/** A process that is given fewer pages of memory for an answer has the room it needs. */
const STEADY_PAGES = 10;
const STEADY_TRIES = 6;

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
      // A copy that grew too old meanwhile is made anew first, as it is where shoppers keep coming.
      if (target.beside) await visit(target, 2);
      // Who comes second finds the machine warmer: by turns.
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
            // Less is better, so the other way round.
            costShare: share(({ cost }) => 1 / cost),
          },
  };
}

/** The first answers from memory cost more, until the process need not ask the system for room any more. */
async function warmUpFully(target: RateTarget): Promise<void> {
  for (let time = 0; time < STEADY_TRIES; time += 1) {
    const pages = memoryPages(target.pid ?? null);
    const { answers } = await shoot(target, WARM_UP_SECONDS);
    // Where nothing is told, once is enough.
    if (!((memoryPages(target.pid ?? null) - pages) / answers > STEADY_PAGES)) return;
  }
}

interface Shot {
  answers: number;
  perSecond: number;
  failed: number;
  /** Of a processor, for asking. */
  busy: number;
  /** Microseconds of a processor for one answer. */
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
