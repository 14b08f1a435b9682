import { join } from "node:path";
import { expect, test } from "vitest";
import { percentile } from "../bench/report.ts";
import { random } from "../steps/random.ts";
import { root } from "../steps/root.ts";
import { Ledger } from "./ledger.ts";
import { type PartName, partShares } from "./part-shares.ts";

export interface Campaign {
  seed: number;
  /** A row runs until then, and longer while it lacks tries. */
  until: number;
  ledger: Ledger;
}

/** After its share a part only makes up for missing tries. */
const LONGEST_MS = 30 * 60_000;

/** `wanted`: the least number of tries of each row. */
export function attack(
  part: PartName,
  wanted: Readonly<Record<string, number>>,
  run: (campaign: Campaign) => Promise<void>,
): void {
  const { ATTACK_MINUTES = "20", ATTACK_SEED = "1", ATTACK_PARTS } = process.env;
  const chosen = (ATTACK_PARTS?.split(",") ?? Object.keys(partShares)) as PartName[];
  const all = chosen.reduce((sum, name) => sum + partShares[name], 0);
  const ms = (Number(ATTACK_MINUTES) * 60_000 * partShares[part]) / all;
  test(part, { timeout: ms + LONGEST_MS }, async () => {
    const ledger = new Ledger(part, wanted, join(root, ".cache", "attack"));
    await run({ seed: Number(ATTACK_SEED), until: Date.now() + ms, ledger }).finally(() => {
      console.log(`\n${ledger.table()}\n`);
    });
    expect(ledger.failures()).toEqual([]);
  });
}

export function hasTimeLeft({ until, ledger }: Campaign, what: string): boolean {
  return Date.now() < until || ledger.lacks(what);
}

export function within(campaign: Campaign, share: number): Campaign {
  return { ...campaign, until: Date.now() + (campaign.until - Date.now()) * share };
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
  const at = (share: number) => Math.round(percentile(times, share));
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms`;
}

export async function overAll<T>(
  goesOn: () => boolean,
  list: readonly T[],
  width: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < list.length && goesOn()) {
      const index = next++;
      await work(list[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
