import { markdown, ratio, shown, shownRatio, type SpeedFigure } from "./figures.ts";
import { CARDS_WITHIN, FIRST_PACKETS } from "./flush.ts";
import type { SpeedLanguage } from "./options.ts";

interface Goal {
  number: string;
  text: string;
  of: readonly Needed[];
}

interface Needed {
  /** LNG is the language, * matches anything. */
  row: string;
  metric: string;
  as?: "value" | "ratio" | { over: string };
  limit: number;
  isLeast?: boolean;
}

export interface Reached {
  goal: Goal;
  language: SpeedLanguage;
  shown: string | null;
  ratio: number | null;
  isReached: boolean | null;
}

const PAGES = ["home", "listing", "product"];
const onPages = (row: (page: string) => string, rest: Omit<Needed, "row">) =>
  PAGES.map((page) => ({ row: row(page), ...rest }));
const slow = "LNG, Slow 3G";
const packets = (name: string): Needed => ({
  row: "home, LNG, document",
  metric: `${name} within`,
  limit: FIRST_PACKETS,
});

export const goals: readonly Goal[] = [
  {
    number: "1",
    text: "script run before any interaction on home, listing, product <= 9.7 KB br",
    of: [
      ...onPages((page) => `${page}, LNG, document`, { metric: "own script that runs", limit: 9_700 }),
      ...onPages((page) => `${page}, ${slow}`, { metric: "script files", limit: 0 }),
    ],
  },
  {
    number: "2",
    text: "critical CSS, header with search, hero pixels in 13.7 KB; cards in 30 KB; home <= 45 KB br",
    of: [
      packets("critical CSS"),
      packets("header with search"),
      packets("hero pixels"),
      { row: "home, LNG, document", metric: "first four cards within", limit: CARDS_WITHIN },
      { row: "home, LNG, document", metric: "compressed", limit: 45_000 },
    ],
  },
  {
    number: "3",
    text: "Slow 3G: largest paint <= 1.10 x first paint (home), 1.25 x (product)",
    of: [
      { row: `home, ${slow}`, metric: "largest paint", as: { over: "first paint" }, limit: 1.1 },
      { row: `product, ${slow}`, metric: "largest paint", as: { over: "first paint" }, limit: 1.25 },
    ],
  },
  {
    number: "4",
    text: "to largest paint <= 15 KB; home <= 125 KB, 14 requests; no fonts (am <= 35 KB)",
    of: [
      { row: `home, ${slow}`, metric: "bytes to largest paint", limit: 15_000 },
      { row: `home, ${slow}`, metric: "bytes", limit: 125_000 },
      { row: `home, ${slow}`, metric: "requests", limit: 14 },
      { row: "home, en, Slow 3G", metric: "fonts", limit: 0 },
      { row: "home, am, Slow 3G", metric: "fonts", limit: 35_000 },
    ],
  },
  {
    number: "5",
    text: "add-to-cart works <= first paint + 250 ms",
    of: onPages((page) => `${page}, ${slow}`, { metric: "works after first paint", limit: 250 }),
  },
  {
    number: "6",
    text: "blocking time 0, press answered <= 64 ms at 6x CPU, layout shift 0",
    of: [
      ...onPages((page) => `${page}, ${slow}`, { metric: "blocking time", limit: 0 }),
      ...onPages((page) => `${page}, ${slow}`, { metric: "press answered, asleep", limit: 64 }),
      ...onPages((page) => `${page}, ${slow}`, { metric: "press answered, awake", limit: 64 }),
      ...onPages((page) => `${page}, ${slow}`, { metric: "layout shift", limit: 0 }),
    ],
  },
  {
    number: "7",
    text: "warm home >= 0.9 x the same bytes from memory, with a filled cart >= 0.8 x",
    of: [
      { row: "home, LNG, warm", metric: "requests", as: "ratio", limit: 0.9, isLeast: true },
      { row: "home, LNG, warm, with a cart", metric: "requests", as: "ratio", limit: 0.8, isLeast: true },
    ],
  },
  {
    number: "8",
    text: "uncached home >= 0.48 x the bare page of 48 cards",
    of: [{ row: "home, LNG, cold", metric: "requests", as: "ratio", limit: 0.48, isLeast: true }],
  },
  {
    number: "9",
    text: "pages at 1,000,000 products: p50 <= 20 ms, p99 <= 40 ms and <= 2.5 x that at 10,000",
    of: [
      { row: "1,000,000 products*", metric: "worst p50", limit: 20 },
      { row: "1,000,000 products*", metric: "worst p99", limit: 40 },
      { row: "1,000,000 products*", metric: "worst p99, ratio", limit: 2.5 },
    ],
  },
  {
    number: "10",
    text: "JavaScript off: all text, links and actions; no hidden block",
    of: [
      { row: "*, LNG, scripts off", metric: "text", as: "ratio", limit: 0.99, isLeast: true },
      { row: "*, LNG, scripts off", metric: "links missing", limit: 0 },
      { row: "*, LNG, scripts off", metric: "actions missing", limit: 0 },
      { row: "*, LNG, scripts off", metric: "hidden blocks", limit: 0 },
    ],
  },
  {
    number: "11",
    text: "next page <= 100 ms when anticipated; one fetch for an intent, none with Save-Data",
    of: [
      // On slower lines nothing is prefetched (decision 34).
      { row: "next page, no throttling", metric: "from press to paint", limit: 100 },
      { row: "next page, *", metric: "pages fetched ahead", limit: 1 },
      { row: "next page, *", metric: "pages fetched ahead, Save-Data", limit: 0 },
    ],
  },
  {
    number: "12",
    text: "the order batch <= 2.5 x an insert of one row",
    of: [{ row: "order batch*", metric: "mean", as: "ratio", limit: 2.5 }],
  },
  {
    number: "a",
    text: "own scripts of an awake page <= 20 KB gzip",
    of: [{ row: "*, awake", metric: "own scripts, gzip", limit: 20_000 }],
  },
  {
    number: "b",
    text: "lite home <= 14 KB in all, one request beside the document",
    of: [
      { row: "home, LNG, lite", metric: "bytes", limit: 14_000 },
      { row: "home, LNG, lite", metric: "requests", limit: 2 },
    ],
  },
  {
    number: "c",
    text: "Lighthouse 100 everywhere",
    of: ["performance", "accessibility", "best-practices", "seo"].map((metric) => ({
      ...{ row: "*, Lighthouse", metric, limit: 100, isLeast: true },
    })),
  },
  {
    number: "d",
    text: "first visit on Slow 3G to drawn pages: first paint <= 1.15 x home's",
    of: [{ row: "drawn, *, LNG, Slow 3G", metric: "first paint", as: "ratio", limit: 1.15 }],
  },
  {
    number: "14",
    text: "imported feed: 24 cards <= 250 KB, each <= 14 KB, a product's picture <= 40 KB; no foreign host; 3, 5, 6 hold",
    of: [
      { row: "imported feed", metric: "pictures of 24 cards", limit: 250_000 },
      { row: "imported feed", metric: "heaviest of them", limit: 14_000 },
      { row: "imported feed", metric: "product's picture", limit: 40_000 },
      { row: "imported feed", metric: "requests to foreign hosts", limit: 0 },
      { row: "imported feed, product, Slow 3G", metric: "largest paint", as: { over: "first paint" }, limit: 1.25 },
      { row: "imported feed, *", metric: "works after first paint", limit: 250 },
      { row: "imported feed, *", metric: "blocking time", limit: 0 },
      { row: "imported feed, *", metric: "layout shift", limit: 0 },
    ],
  },
];

export function reachedGoals(figures: readonly SpeedFigure[], languages: readonly SpeedLanguage[]): Reached[] {
  return goals.flatMap((goal) => languages.map((language) => reach(goal, language, figures)));
}

function reach(goal: Goal, language: SpeedLanguage, figures: readonly SpeedFigure[]): Reached {
  const found = goal.of
    .filter(({ row }) => !/^home, (en|am),/.test(row) || row.includes(`, ${language},`))
    .flatMap((needed) => matching(needed, language, figures).map((figure) => measured(needed, figure, figures)));
  const [worst] = found.sort((one, other) => other.strain - one.strain);
  if (!worst) return { goal, language, shown: null, ratio: null, isReached: null };
  const isReached = found.every(({ isKept }) => isKept);
  return { goal, language, shown: worst.shown, ratio: worst.ratio, isReached };
}

function matching({ row, metric }: Needed, language: SpeedLanguage, figures: readonly SpeedFigure[]): SpeedFigure[] {
  const [before, after] = row.replace("LNG", language).split("*") as [string, string | undefined];
  return figures.filter((figure) => {
    if (figure.metric !== metric) return false;
    if (after === undefined) return figure.row === before;
    return (
      figure.row.startsWith(before) && figure.row.endsWith(after) && figure.row.length >= before.length + after.length
    );
  });
}

function measured(
  { as = "value", limit, isLeast = false }: Needed,
  figure: SpeedFigure,
  figures: readonly SpeedFigure[],
) {
  const over =
    typeof as === "object" ? figures.find(({ row, metric }) => row === figure.row && metric === as.over) : undefined;
  const value = over ? figure.value / over.value : as === "ratio" ? (ratio(figure) ?? Number.NaN) : figure.value;
  const isKept = isLeast ? value >= limit : value <= limit;
  const part = isLeast ? limit / value : limit === 0 ? (value === 0 ? 0 : Infinity) : value / limit;
  const name = `${figure.row}: ${figure.metric} ${shown(figure.value, figure.unit)}`;
  return {
    // A missing figure fails by most.
    strain: Number.isNaN(value) ? Infinity : part,
    isKept,
    shown: name,
    ratio: over ? value : ratio(figure),
  };
}

export function goalsTable(reached: readonly Reached[]): string {
  const rows = reached.map(({ goal, language, shown, ratio, isReached }) => [
    goal.number,
    goal.text,
    language,
    shown ?? "not measured in this run",
    shownRatio(ratio),
    isReached === null ? "-" : isReached ? "yes" : "no",
  ]);
  return markdown([["#", "goal", "language", "nearest to its limit", "ratio", "reached"], ...rows], [4]);
}
