import { markdown, ratio, shown, shownRatio, type SpeedFigure } from "./figures.ts";

const NOISE = 0.1;

/** Ratios to the floors are compared where both have one: the machine may differ. */
export function comparison(now: readonly SpeedFigure[], before: readonly SpeedFigure[]): string {
  const earlier = new Map(before.map((figure) => [key(figure), figure]));
  const rows = now.flatMap((figure) => {
    const was = earlier.get(key(figure));
    if (!was) return [];
    const [one, other] = [ratio(was), ratio(figure)];
    const change = one !== null && other !== null ? other / one : changeOf(was.value, figure.value);
    return [
      [
        figure.row,
        figure.metric,
        withRatio(was, one),
        withRatio(figure, other),
        shownRatio(change),
        verdict(change, figure.isMore ?? false),
      ],
    ];
  });
  return markdown([["what", "figure", "before", "now", "now / before", ""], ...rows], [2, 3, 4]);
}

function changeOf(before: number, now: number): number {
  return before === now ? 1 : now / before;
}

function key({ row, metric }: SpeedFigure): string {
  return `${row}\n${metric}`;
}

function withRatio({ value, unit }: SpeedFigure, own: number | null): string {
  return own === null ? shown(value, unit) : `${shown(value, unit)} (${shownRatio(own)})`;
}

function verdict(change: number, isMore: boolean): string {
  if (Number.isNaN(change) || Math.abs(change - 1) <= NOISE) return "";
  return change > 1 === isMore ? "better" : "worse";
}
