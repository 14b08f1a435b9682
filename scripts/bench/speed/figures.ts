import { percentile } from "../figures.ts";

export interface SpeedFigure {
  row: string;
  metric: string;
  value: number;
  unit: Unit;
  floor?: { name: string; value: number };
  /** Round by round, where both were measured in pairs; the median counts. */
  ratios?: readonly number[];
  isMore?: boolean;
  runs?: readonly number[];
}

export type Unit = "B" | "ms" | "µs" | "/s" | "";

/** Lower median, NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function ratio({ value, floor, ratios }: SpeedFigure): number | null {
  if (ratios && ratios.length > 0) return median(ratios);
  if (!floor || floor.value === 0 || Number.isNaN(value / floor.value)) return null;
  return value / floor.value;
}

export function shown(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return "-";
  if (unit === "B") return value >= 1_000 ? `${(value / 1_000).toFixed(1)} KB` : `${value} B`;
  if (unit === "ms")
    return value >= 100 ? `${(value / 1_000).toFixed(2)} s` : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  if (unit === "µs") return `${value.toFixed(0)} µs`;
  if (unit === "/s") return `${value.toFixed(0)}/s`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

export function shownRatio(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return "";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export function speedTable(figures: readonly SpeedFigure[]): string {
  const rows = figures.map((figure) => [
    figure.row,
    figure.metric,
    shown(figure.value, figure.unit),
    shownRatio(ratio(figure)),
    figure.floor ? `${figure.floor.name}, ${shown(figure.floor.value, figure.unit)}` : "",
  ]);
  return markdown([["what", "figure", "measured", "ratio", "floor of this run"], ...rows], [2, 3]);
}

export function markdown(rows: readonly string[][], right: readonly number[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    right.includes(column) ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(rows[0]!), line(rule), ...rows.slice(1).map(line)].join("\n");
}
