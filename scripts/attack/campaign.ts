import { random } from "../steps/random.ts";
import type { Ledger } from "./ledger.ts";

export interface Campaign {
  seed: number;
  until: number;
  ledger: Ledger;
  shop: string | null;
  old: string | null;
  only?: string | undefined;
}

export function isTime({ until, ledger }: Pick<Campaign, "until"> & Partial<Pick<Campaign, "ledger">>): boolean {
  return Date.now() < until && ledger?.isOver !== true;
}

export function isChosen({ only }: Pick<Campaign, "only">, name: string): boolean {
  return only === undefined || name.includes(only);
}

/** By the seed, because a short run does not reach all. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const { next } = random(seed);
  return list
    .map((one) => ({ one, at: next() }))
    .sort((first, second) => first.at - second.at)
    .map(({ one }) => one);
}

export function paceOf(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms`;
}

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
