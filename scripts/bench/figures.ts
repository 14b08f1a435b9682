export const VISITS = 3;
/**
 * More visits of the slowest tenth, which decides p99; fewer than VISITS, so that a busy end of the run does not
 * dominate.
 */
export const AGAIN = 2;
const ASKED_AGAIN = 0.1;

/** ms. */
export interface Figures {
  n: number;
  addresses: number;
  p50: number;
  p99: number;
  visitsP99: number;
  worst: number;
  failed: number;
}

export interface Sample {
  path: string;
  times: readonly number[];
}

export interface RowResult {
  name: string;
  small: Figures;
  large: Figures;
}

/** Nearest rank; share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const middleOf = ({ times }: Sample): number => percentile(times, 0.5);

export function slowestOf<One extends Sample>(samples: readonly One[], count: number): One[] {
  return [...samples].sort((one, other) => middleOf(other) - middleOf(one)).slice(0, count);
}

export const askedAgain = (samples: number): number => Math.ceil(samples * ASKED_AGAIN);

export function figuresOf(samples: readonly Sample[], failed: number): Figures {
  const middles = samples.map(middleOf);
  const visits = samples.flatMap(({ times }) => times.slice(0, VISITS));
  return {
    n: samples.length,
    addresses: new Set(samples.map(({ path }) => path)).size,
    p50: percentile(middles, 0.5),
    p99: percentile(middles, 0.99),
    visitsP99: percentile(visits, 0.99),
    worst: percentile(visits, 1),
    failed,
  };
}

/** settled.md 40: ms in the larger market, and the ratio to the smaller one. */
const rowGoal = { p50: 20, p99: 40, ratio: 2.5 } as const;

export function isReached({ small, large }: RowResult): boolean {
  const isQuick = large.p50 <= rowGoal.p50 && large.p99 <= rowGoal.p99;
  const isAlike = large.p50 <= rowGoal.ratio * small.p50 && large.p99 <= rowGoal.ratio * small.p99;
  return small.failed + large.failed === 0 && isQuick && isAlike;
}

export function figuresTable(results: readonly RowResult[], [small, large]: readonly [string, string]): string {
  const timed = ["p50 ms", "p99 ms", "p99 of visits"].flatMap((name) => [`${name}, ${small}`, large, "ratio"]);
  const rows = results.map((result) => [
    result.name,
    String(result.large.n),
    String(result.large.addresses),
    ...pair(result.small.p50, result.large.p50),
    ...pair(result.small.p99, result.large.p99),
    ...pair(result.small.visitsP99, result.large.visitsP99),
    verdict(result),
  ]);
  return aligned([["page", "n", "addresses", ...timed, "reached"], ...rows]);
}

function pair(small: number, large: number): string[] {
  return [small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)];
}

function verdict(result: RowResult): string {
  const failed = result.small.failed + result.large.failed;
  return failed > 0 ? `${failed} wrong answers` : isReached(result) ? "yes" : "no";
}

function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(rows[0]!), line(rule), ...rows.slice(1).map(line)].join("\n");
}
