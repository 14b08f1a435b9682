// LCP, INP and CLS of one page view in twenty, sent when it is left; no cookie is read
// (docs/decisions/0054-watching.md).

interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean;
  value?: number;
  interactionId?: number;
}

let largest = 0;
let slowest = 0;
let shift = 0;
/** Layout shifts within a short time count as one. */
let burst = 0;
let begun = 0;
let last = 0;

function see(type: string, each: (entry: Entry) => void): void {
  try {
    const options = { type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit;
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  } catch {
    // Older browsers do not support this entry type.
  }
}

see("largest-contentful-paint", ({ startTime }) => (largest = startTime));
see("event", ({ interactionId, duration }) => {
  if (interactionId) slowest = Math.max(slowest, duration);
});
see("layout-shift", ({ hadRecentInput, startTime, value = 0 }) => {
  if (hadRecentInput) return;
  if (startTime - last > 1000 || startTime - begun > 5000) [burst, begun] = [0, startTime];
  last = startTime;
  burst += value;
  shift = Math.max(shift, burst);
});

function tell(): void {
  if (document.visibilityState !== "hidden") return;
  removeEventListener("visibilitychange", tell, true);
  const { connection = {} } = navigator as { connection?: { effectiveType?: string } };
  const measured = [largest, slowest, shift * 1000].map(Math.round);
  navigator.sendBeacon("/reports/vitals", [...measured, connection.effectiveType || "-", location.pathname].join(" "));
}

addEventListener("visibilitychange", tell, true);
