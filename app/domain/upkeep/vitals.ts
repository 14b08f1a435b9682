/** How a page view felt, as a browser measured it. */
export interface Vitals {
  /** When the largest part of the page was there, in ms. */
  largest: number;
  /** How long the slowest press waited, in ms; 0: none took 40 ms. */
  slowest: number;
  /** How much moved by itself, in thousandths of the screen. */
  shift: number;
  /** As browsers call the speed of a connection; "unknown" where this one does not. */
  network: string;
  path: string;
}

const NETWORKS = ["slow-2g", "2g", "3g", "4g"];
/** Beyond these a browser was asleep, or somebody makes numbers up. */
const MOST_MS = 120_000;
const MOST_SHIFT = 20_000;

/** What client/vitals sends, "LARGEST SLOWEST SHIFT NETWORK PATH"; null for anything else, and for numbers nobody could wait for. */
export function readVitals(body: string): Vitals | null {
  const [, first = "", second = "", third = "", network = "", path = ""] =
    /^(\d{1,6}) (\d{1,6}) (\d{1,6}) ([\w-]{1,10}) (\/\S{0,300})$/.exec(body) ?? [];
  if (path === "") return null;
  const [largest, slowest, shift] = [Number(first), Number(second), Number(third)];
  if (largest > MOST_MS || slowest > MOST_MS || shift > MOST_SHIFT) return null;
  return { largest, slowest, shift, network: NETWORKS.includes(network) ? network : "unknown", path };
}
