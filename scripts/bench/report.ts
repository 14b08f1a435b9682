export type Unit = "B" | "ms" | "/s" | "";

export interface Figure {
  row: string;
  metric: string;
  value: number;
  unit: Unit;
  /** Goal number in docs/brief/speed.md 4. */
  goal?: string;
  limit?: number;
  /** The limit is a minimum. */
  isLeast?: boolean;
  /** All measured values; `value` is their median. */
  runs?: readonly number[];
}

/** A smaller difference between runs on one machine is noise. */
const NOISE = 0.05;

/** Nearest rank; share from 0 to 1; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** null without a limit; a missing measurement has failed. */
export function isReached({ value, limit, isLeast = false }: Figure): boolean | null {
  if (limit === undefined) return null;
  return isLeast ? value >= limit : value <= limit;
}

function shown(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return "-";
  if (unit === "B") return value >= 1_000 ? `${(value / 1_000).toFixed(1)} KB` : `${value} B`;
  if (unit === "ms")
    return value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  if (unit === "/s") return `${value.toFixed(0)}/s`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

export function figuresTable(figures: readonly Figure[], before: readonly Figure[] = []): string {
  const former = new Map(before.map((figure) => [`${figure.row}\n${figure.metric}`, figure.value]));
  const rows = figures.map((figure) => {
    const { goal = "", row, metric, value, unit, limit, isLeast = false } = figure;
    const was = former.get(`${row}\n${metric}`);
    const cells = [
      ...[goal, row, metric, shown(value, unit)],
      limit === undefined ? "" : `${isLeast ? ">=" : "<="} ${shown(limit, unit)}`,
      { true: "yes", false: "NO", null: "" }[String(isReached(figure))]!,
    ];
    return before.length === 0 ? cells : [...cells, was === undefined ? "" : shown(was, unit), change(figure, was)];
  });
  const head = ["#", "what", "figure", "measured", "limit", "reached"];
  return markdown([before.length === 0 ? head : [...head, "before", ""], ...rows], [3, 4, 6]);
}

function change({ value, unit, isLeast = unit === "/s" }: Figure, was: number | undefined): string {
  if (was === undefined || value === was || Math.abs(value / was - 1) <= NOISE) return "";
  return value > was === isLeast ? "better" : "worse";
}

function markdown(rows: readonly string[][], right: readonly number[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    right.includes(column) ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(rows[0]!), line(rule), ...rows.slice(1).map(line)].join("\n");
}
