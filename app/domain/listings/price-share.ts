import { priceBands, type ListingFilter } from "./listing-filter.ts";

/** The first band is taken to reach so many times down from its end, and the last so many times up from its beginning. */
const REACH = 20;

/**
 * How much of each price band a filter's range covers, 0 to 1, by index of priceBands: what it cuts as if prices were spread evenly
 * over their digits. An estimate, to choose a plan by; no number that is shown depends on it.
 */
export function priceShares({ priceFrom, priceBelow }: Pick<ListingFilter, "priceFrom" | "priceBelow">): number[] {
  return priceBands.map(({ from, below }) => {
    const [least, most] = [from || below! / REACH, below ?? from * REACH];
    const within = (price: number) => Math.min(Math.max(price, least), most);
    const covered = Math.log(within(priceBelow ?? Infinity) / within(priceFrom ?? 0)) / Math.log(most / least);
    return Math.max(0, covered);
  });
}
