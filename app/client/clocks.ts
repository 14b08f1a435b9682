import { timings } from "../domain/constants.ts";
import { nextMidnight, remaining } from "../domain/countdown.ts";

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Draws the time left over the printed text each second (specification 4.2); a daily clock restarts at midnight (4.10). */
export function begin(): void {
  clearTimeout(waiting);
  const off = clockOff();
  // Else the printed end date stays.
  if (off !== null) tick(off);
}

/** ms: a smaller difference is the page's time in transit, not a wrong clock. */
const trusted = 60_000;

/** In days: what ends within them is said in red. */
const soon = 2;

/** In ms, how far the reader's clock is behind the server's; null for a page from a cache, whose age is unknown. */
function clockOff(): number | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const served = visit && visit.serverTiming && visit.serverTiming.filter(({ name }) => name === "now")[0];
  if (!visit || !served) return null;
  // The oldest supported browsers have no `timeOrigin`.
  const begun = performance.timeOrigin || performance.timing.navigationStart;
  const off = served.duration - (begun + visit.responseStart);
  if (Math.abs(off) < trusted) return 0;
  return visit.transferSize > 0 ? off : null;
}

function tick(off: number): void {
  const now = Date.now() + off;
  document.querySelectorAll<HTMLElement>("[data-until]").forEach((clock) => show(clock, now));
  waiting = setTimeout(tick, timings.flashRefresh - (now % timings.flashRefresh), off);
}

function show(clock: HTMLElement, now: number): void {
  const { until, clock: format, daily } = clock.dataset;
  const isDaily = daily !== undefined;
  const end = Number(until);
  const left = remaining(isDaily && end <= now ? nextMidnight(now) : end, now);
  const [words, shown] = clock.children as unknown as [HTMLElement, HTMLElement | undefined];
  words.classList.toggle("live-countdown-words", left !== null);
  if (!left) {
    if (shown) shown.remove();
    return;
  }
  const box = shown || clock.appendChild(document.createElement("span"));
  box.className = left.days < soon ? "live-countdown-left live-countdown-soon" : "live-countdown-left";
  box.setAttribute("aria-hidden", "true");
  if (isDaily) left.hours += left.days * 24;
  box.textContent = format!.replace(/\{(\w+)\}/g, (_, name: keyof typeof left) =>
    String(left[name]).padStart(isDaily || name === "days" ? 1 : 2, "0"),
  );
}
