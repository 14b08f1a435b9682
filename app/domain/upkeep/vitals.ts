export interface Vitals {
  /** LCP in ms. */
  largest: number;
  /** INP in ms; 0: below 40 ms. */
  slowest: number;
  /** CLS in thousandths. */
  shift: number;
  network: string;
  path: string;
}

const NETWORKS = ["slow-2g", "2g", "3g", "4g"];
/** Larger values are of sleeping browsers or made up. */
const MOST_MS = 120_000;
const MOST_SHIFT = 20_000;

/** Reads "LARGEST SLOWEST SHIFT NETWORK PATH" of client/vitals; null for anything else. */
export function readVitals(body: string): Vitals | null {
  const [, first = "", second = "", third = "", network = "", path = ""] =
    /^(\d{1,6}) (\d{1,6}) (\d{1,6}) ([\w-]{1,10}) (\/\S{0,300})$/.exec(body) ?? [];
  if (path === "") return null;
  const [largest, slowest, shift] = [Number(first), Number(second), Number(third)];
  if (largest > MOST_MS || slowest > MOST_MS || shift > MOST_SHIFT) return null;
  return { largest, slowest, shift, network: NETWORKS.includes(network) ? network : "unknown", path };
}
