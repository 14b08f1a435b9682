import { random } from "../steps/random.ts";
import type { Ledger } from "./ledger.ts";

/** What a part of the campaign is given. */
export interface Campaign {
  seed: number;
  /** UTC ms: what has not begun by then does not begin. */
  until: number;
  ledger: Ledger;
  /** A shop that is served already; null: one of the part's own. */
  shop: string | null;
  /** The commit whose build is the older one of "skew"; null: a few releases ago. */
  old: string | null;
  /** Only what has this in its name: of "mutants" which are sown, of "faults", "races", "isolation" and "authority" what is tried. */
  only?: string | undefined;
}

/** Whether there is time for more, and need of it. */
export function isTime({ until, ledger }: Pick<Campaign, "until"> & Partial<Pick<Campaign, "ledger">>): boolean {
  return Date.now() < until && ledger?.isOver !== true;
}

/** Whether this is among what was asked for. */
export function isChosen({ only }: Pick<Campaign, "only">, name: string): boolean {
  return only === undefined || name.includes(only);
}

/** In another order with each seed: a short run does not come to all of them. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const { next } = random(seed);
  return list
    .map((one) => ({ one, at: next() }))
    .sort((first, second) => first.at - second.at)
    .map(({ one }) => one);
}

/** The middle and the slowest, in ms: "p50 12, p99 340, most 512 ms". */
export function paceOf(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms`;
}

/** Runs `work` over all of `list`, `width` at a time, for as long as there is time. */
export async function overAll<T>(
  campaign: Pick<Campaign, "until"> & Partial<Pick<Campaign, "ledger">>,
  list: readonly T[],
  width: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < list.length && isTime(campaign)) {
      const index = next++;
      await work(list[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
