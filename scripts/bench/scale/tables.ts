import type { Costs } from "./costs.ts";
import { billOf, fullAt, loadOf, QUEUE, stepsFor, type Crowd, type Verdict } from "./crowd.ts";
import { layouts, plans, type World } from "./layouts.ts";
import { VISITORS, type Point } from "./measure-point.ts";

const ORDERS = [1, 10, 100, 1_000] as const;
const VIEWS = [1e6, 1e7, 1e8, 1e9] as const;

/** Largest deviation from the measured point at which the model is believed. */
export const BELIEVED = 0.2;

export function isMet({ measured, modelled }: Point): boolean {
  return Math.abs(modelled / measured - 1) <= BELIEVED;
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const tenth = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

export function costLines({ answers, views, orderBytes }: Costs): string[] {
  const rows = Object.entries(answers).map(([kind, cost]) => [
    kind,
    ...[cost.cpuMs, cost.calls, cost.databaseMs].map(tenth),
    ...[cost.rowsRead, cost.rowsWritten].map(whole),
  ]);
  return [
    ...table(["answer", "processor, ms", "calls", "in the database, ms", "rows read", "rows written"], rows),
    "",
    `A delivery of ${views.messages} views: ${views.calls} calls, ${tenth(views.databaseMs)} ms. An order: ${whole(orderBytes)} bytes.`,
  ];
}

export function crowdLines(world: World, random: () => number): string[] {
  const crowds = ORDERS.flatMap((ordersPerSecond) =>
    VIEWS.map((viewsPerMonth): Crowd => ({ ordersPerSecond, viewsPerMonth })),
  );
  const rows = crowds.map((crowd) => {
    const verdicts = stepsFor(crowd, world, random);
    const [today, last] = [verdicts[0]!, verdicts.at(-1)!];
    const { dollars, daysToFull } = billOf(crowd, world.costs);
    return [
      `${whole(crowd.ordersPerSecond)}, ${whole(crowd.viewsPerMonth / 1e6)}`,
      `${today.fullest} ${whole(today.busy * 100)} %`,
      today.gives ?? "nothing",
      whatHolds(crowd, last, world),
      last.gives === null || last.gives === QUEUE ? whole(last.pressP99) : "",
      whole(dollars),
      daysToFull >= 3_650 ? "10 years" : whole(Math.max(1, daysToFull)),
    ];
  });
  return table(
    [
      "orders a second, million views a month",
      "fullest as it is built",
      "gives first",
      "what holds",
      "last press there, p99 ms",
      "dollars a month",
      "days until orders fill 10 GB",
    ],
    rows,
  );
}

function whatHolds(crowd: Crowd, { layout, gives }: Verdict, world: World): string {
  if (gives === null) return layout;
  if (gives === QUEUE) return `${layout}, and more than one consumer of views`;
  const { stations } = plans[layout];
  const more = [...loadOf(crowd, world, layout)]
    .filter(([station, load]) => load > stations[station]!)
    .map(([station, load]) => `${station} in ${Math.ceil(load)}`);
  return `${layout}, and ${more.join(", ")}`;
}

export function fullLines(world: World): string[] {
  const rows = layouts.map((layout) => {
    const { station, ordersPerSecond } = fullAt(world, layout);
    return [layout, station, whole(ordersPerSecond)];
  });
  return table(["layout", "full first", "at orders a second"], rows);
}

export function pointLine(point: Point): string {
  const { measured, modelled, measuredP50, modelledP50 } = point;
  const beside = `${modelled >= measured ? "+" : ""}${whole((modelled / measured - 1) * 100)} %`;
  return `${VISITORS} visitors who buy: ${measured.toFixed(2)} purchases a second measured, ${modelled.toFixed(2)} modelled (${beside}); last press p50 ${whole(measuredP50)} and ${whole(modelledP50)} ms.`;
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}
