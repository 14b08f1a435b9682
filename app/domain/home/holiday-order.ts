import { beginningOf, ethiopicDate, gregorianDate } from "../calendar/calendar.ts";

const dayMs = 86_400_000;

type Feast = (year: number) => number[];

const ethiopic =
  (month: number, day: number): Feast =>
  (year) => {
    // Meskerem 1 is 11 September, or 12 before a Gregorian leap year.
    const first = [11, 12].map((at) => beginningOf(year - 1, 9, at)).find((time) => ethiopicDate(time).month === 1)!;
    return [first + ((month - 1) * 30 + day - 1) * dayMs];
  };

/** Orthodox Easter, by the Julian calendar (Meeus). */
const fasika: Feast = (year) => {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const julian = ((d + e + 114) % 31) + 1;
  // From 1900 to 2099 Julian dates fall 13 days later.
  return [beginningOf(year, month, julian) + 13 * dayMs];
};

/** Tabular Islamic calendar; sighting of the moon may move it by one day. */
const islamic =
  (month: number, day: number): Feast =>
  (year) =>
    [-1, 0, 1].map((step) => {
      const lunar = Math.round(((year - 622) * 33) / 32) + step;
      const days = day + Math.ceil(29.5 * (month - 1)) + (lunar - 1) * 354 + Math.floor((3 + 11 * lunar) / 30);
      return beginningOf(1970, 1, 1) + (days + 1_948_439 - 2_440_588) * dayMs;
    });

const feasts: [RegExp, Feast[]][] = [
  [/enkutatash|new-year/, [ethiopic(1, 1)]],
  [/meskel/, [ethiopic(1, 17)]],
  [/gena|genna|christmas/, [ethiopic(4, 29)]],
  [/timk[ae]t|epiphany/, [ethiopic(5, 11)]],
  [/fasika|easter/, [fasika]],
  [/buhe/, [ethiopic(12, 13)]],
  [/arafa|adha/, [islamic(12, 10)]],
  [/fitr|ramadan/, [islamic(10, 1)]],
  [/eid/, [islamic(10, 1), islamic(12, 10)]],
];

/** Specification 2.5: the next feast first (decision 59); packages without a dated feast last. */
export function dueHolidays<Package extends { slugName: string }>(
  packages: readonly Package[],
  now: number,
): Package[] {
  return packages
    .map((one) => ({ one, due: dueAt(one.slugName, now) }))
    .filter(({ due }) => due !== null)
    .toSorted((a, b) => (a.due === b.due ? 0 : a.due! - b.due!))
    .map(({ one }) => one);
}

function dueAt(slug: string, now: number): number | null {
  const days = feasts.find(([words]) => words.test(slug))?.[1];
  if (!days) return Infinity;
  const { year } = gregorianDate(now);
  const all = days.flatMap((feast) => [year - 1, year, year + 1, year + 2].flatMap((near) => feast(near)));
  const next = Math.min(...all.filter((time) => time + dayMs > now));
  const last = Math.max(...all.filter((time) => time + dayMs <= now));
  return next - now <= now - last ? next : null;
}
