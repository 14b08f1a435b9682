// How one page view in twenty felt: when its largest part was there, how long the slowest press waited, how much moved. Fetched
// by those views alone (early/page); three numbers leave with the page, no cookie is read (docs/decisions/0054-watching.md).

interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean;
  value?: number;
  interactionId?: number;
}

let largest = 0;
let slowest = 0;
let shift = 0;
/** Movements that follow each other closely count together: their sum, when they began, when the last was. */
let burst = 0;
let begun = 0;
let last = 0;

function see(type: string, each: (entry: Entry) => void): void {
  try {
    const options = { type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit;
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  } catch {
    // An older browser does not measure this.
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
