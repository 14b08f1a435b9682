import { timings } from "../domain/constants.ts";
import { nextMidnight, remaining } from "../domain/countdown.ts";

/**
 * Draws the time left over the printed text each second (specification 4.2); a daily clock restarts at midnight (4.10).
 */
export function runClocks(): void {
  const now = Date.now();
  document.querySelectorAll<HTMLElement>("[data-until]").forEach((clock) => show(clock, now));
  setTimeout(runClocks, timings.flashRefresh - (now % timings.flashRefresh));
}

function show(clock: HTMLElement, now: number): void {
  const { until, clock: format, daily } = clock.dataset;
  const end = Number(until);
  const left = remaining(daily !== undefined && end <= now ? nextMidnight(now) : end, now);
  const [words, shown] = clock.children as unknown as [HTMLElement, HTMLElement | undefined];
  words.classList.toggle("running-clock-words", left !== null);
  if (!left) {
    if (shown) shown.remove();
    return;
  }
  const box = shown || clock.appendChild(document.createElement("span"));
  box.className = "running-clock-left";
  box.setAttribute("aria-hidden", "true");
  const figures: Record<string, number> =
    daily === undefined ? { ...left } : { ...left, hours: left.days * 24 + left.hours };
  box.textContent = format!.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(figures[name]).padStart(daily === undefined && name !== "days" ? 2 : 1, "0"),
  );
}
