import { priceBands, type ListingFilter } from "./listing-filter.ts";

const REACH = 20;

/** 0 to 1, as if prices were spread evenly over their digits; only chooses a query plan. */
export function priceShares({ priceFrom, priceBelow }: Pick<ListingFilter, "priceFrom" | "priceBelow">): number[] {
  return priceBands.map(({ from, below }) => {
    const [least, most] = [from || below! / REACH, below ?? from * REACH];
    const within = (price: number) => Math.min(Math.max(price, least), most);
    const covered = Math.log(within(priceBelow ?? Infinity) / within(priceFrom ?? 0)) / Math.log(most / least);
    return Math.max(0, covered);
  });
}
