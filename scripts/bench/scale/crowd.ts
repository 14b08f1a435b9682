import { COPIED, MIX, monthlyCost, monthOf, type Measured, type Taken } from "../cost/prices.ts";
import { answers, type AnswerKind, type Costs } from "./costs.ts";
import { layouts, plans, viewSteps, waysOf, type Layout, type World } from "./layouts.ts";
import { habits, platform } from "./platform.ts";
import { simulate, type Outcome, type Scene } from "./simulate.ts";

const MONTH_SECONDS = 30 * 24 * 60 * 60;

export interface Crowd {
  ordersPerSecond: number;
  viewsPerMonth: number;
}

/** Saturated: busy for more than this share of its time, or p99 of waiting above PATIENCE_MS. */
const FULL = 0.85;
const PATIENCE_MS = 1_000;
const LEFT = 0.1;
export const QUEUE = "queue of views";
const SECONDS = 30;
const BEGINNING = 10;

export interface Verdict {
  layout: Layout;
  fullest: string;
  busy: number;
  waited: number;
  gives: string | null;
  /** ms; NaN where none ended. */
  pressP99: number;
}

export function judge(crowd: Crowd, world: World, layout: Layout, random: () => number): Verdict {
  const scene = sceneOf(crowd, world, layout, random);
  const outcome = simulate(scene);
  const stations = [...outcome.stations].sort(([, one], [, other]) => other.busy - one.busy);
  const [fullest, { busy, waited }] = stations[0]!;
  const pressP99 = outcome.work.get("place")?.p99 ?? NaN;
  return { layout, fullest, busy, waited, gives: givesFirst(outcome, scene), pressP99 };
}

export function stepsFor(crowd: Crowd, world: World, random: () => number): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const layout of layouts) {
    const verdict = judge(crowd, world, layout, random);
    verdicts.push(verdict);
    if (verdict.gives === null || verdict.gives === QUEUE) break;
  }
  return verdicts;
}

export function ratesOf({ ordersPerSecond, viewsPerMonth }: Crowd): Record<AnswerKind, number> {
  const views = (viewsPerMonth / MONTH_SECONDS) * habits.peak;
  const composed = (share: number) => views * share * (1 - COPIED);
  return {
    copy: views * (MIX.home + MIX.list + MIX.product) * COPIED,
    ...{ home: composed(MIX.home), list: composed(MIX.list), product: composed(MIX.product) },
    ...{ search: views * MIX.search, cart: views * MIX.cart },
    add: ordersPerSecond * habits.addsOfAnOrder,
    ...{ details: ordersPerSecond, secondStep: ordersPerSecond, place: ordersPerSecond },
  };
}

/** In databases of the station's kind: above 2 it needs three. */
export function loadOf(crowd: Crowd, world: World, layout: Layout): Map<string, number> {
  const busyMs = new Map<string, number>();
  for (const [kind, perSecond] of Object.entries(ratesOf(crowd))) {
    for (const { share, steps } of waysOf(kind as AnswerKind, world, layout)) {
      for (const { at, ms } of steps) if (at) busyMs.set(at, (busyMs.get(at) ?? 0) + perSecond * share * ms);
    }
  }
  return new Map([...busyMs].map(([station, ms]) => [station, ms / (FULL * 1_000)]));
}

export function fullAt(world: World, layout: Layout): { station: string; ordersPerSecond: number } {
  const { stations } = plans[layout];
  const loads = [...loadOf({ ordersPerSecond: 1, viewsPerMonth: 0 }, world, layout)]
    .map(([station, load]) => ({ station, load: load / stations[station]! }))
    .sort((one, other) => other.load - one.load);
  const { station, load } = loads[0]!;
  return { station, ordersPerSecond: 1 / load };
}

function sceneOf(crowd: Crowd, world: World, layout: Layout, random: () => number): Scene {
  const rates = ratesOf(crowd);
  const seen = (crowd.viewsPerMonth / MONTH_SECONDS) * habits.peak * MIX.product;
  return {
    stations: plans[layout].stations,
    streams: answers.flatMap((kind) =>
      waysOf(kind, world, layout).map(({ share, steps }) => ({
        work: { name: kind, steps },
        perSecond: rates[kind] * share,
      })),
    ),
    collected: [
      {
        ...{ name: QUEUE, perSecond: seen, ...platform.views },
        steps: (messages) => viewSteps(messages, world, layout),
      },
    ],
    ...{ seconds: SECONDS, beginning: BEGINNING, random },
  };
}

function givesFirst({ stations, waiting }: Outcome, { collected }: Scene): string | null {
  const full = [...stations].filter(([, { busy, waited }]) => busy > FULL || waited > PATIENCE_MS);
  const fullest = full.sort(([, one], [, other]) => other.busy - one.busy)[0];
  if (fullest) return fullest[0];
  const behind = collected?.find(({ name, perSecond, most }) => {
    const came = perSecond * (SECONDS + BEGINNING);
    return perSecond > platform.queuePerSecond || (waiting.get(name) ?? 0) > Math.max(most, came * LEFT);
  });
  return behind?.name ?? null;
}

/** Dollars a month, and days until orders fill one database. */
export function billOf(crowd: Crowd, costs: Costs): { dollars: number; kvWrites: number; daysToFull: number } {
  const { viewsPerMonth, ordersPerSecond } = crowd;
  const orders = (ordersPerSecond / habits.peak) * MONTH_SECONDS;
  const { answers: of } = costs;
  const times = (cost: Taken, count: number): Taken => ({
    cpuMs: cost.cpuMs * count,
    rowsRead: cost.rowsRead * count,
    rowsWritten: cost.rowsWritten * count,
  });
  const parts = [times(of.add, habits.addsOfAnOrder), of.details, of.secondStep, of.place];
  const sum = (key: keyof Taken) => parts.reduce((all, part) => all + part[key], 0);
  const buying = { cpuMs: sum("cpuMs"), rowsRead: sum("rowsRead"), rowsWritten: sum("rowsWritten") };
  const measured: Measured = { ...of, buying };
  const kvWrites = orders * (habits.addsOfAnOrder + 1);
  const stored = (orders * costs.orderBytes) / 1e9;
  const beyond = (amount: number, included: number, price: number) => Math.max(0, amount - included) * price;
  const dollars =
    monthlyCost(monthOf(viewsPerMonth, measured, orders)) +
    beyond(kvWrites / 1e6, 1, platform.kvWrites) +
    beyond(stored, 5, platform.storedGb);
  return { dollars, kvWrites, daysToFull: (30 * platform.databaseBytes) / (orders * costs.orderBytes) };
}
