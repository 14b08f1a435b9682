/** What one row took in one market, in ms. */
export interface Figures {
  n: number;
  p50: number;
  p99: number;
  worst: number;
  /** Answers with another status than the one expected. */
  failed: number;
}

export interface RowResult {
  name: string;
  goal: number;
  small: Figures;
  large: Figures;
}

/** The smallest of the values that at least this share of them does not pass (nearest rank); share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function figuresOf(times: readonly number[], failed: number): Figures {
  const p = (share: number) => percentile(times, share);
  return { n: times.length, p50: p(0.5), p99: p(0.99), worst: p(1), failed };
}

export function isReached({ small, large, goal }: RowResult): boolean {
  return small.failed + large.failed === 0 && large.p99 / small.p99 <= goal;
}

/** The table as Markdown; the sizes name its columns. */
export function figuresTable(results: readonly RowResult[], [small, large]: readonly [string, string]): string {
  const head = ["page", "n", `p50 ms, ${small}`, `p50 ms, ${large}`, "ratio", `p99 ms, ${small}`, `p99 ms, ${large}`];
  const rows = results.map((result) => [
    result.name,
    String(result.large.n),
    ...pair(result.small.p50, result.large.p50),
    ...pair(result.small.p99, result.large.p99),
    `<= ${result.goal}`,
    verdict(result),
  ]);
  return aligned([[...head, "ratio", "goal", "reached"], ...rows]);
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
