import type { Shelf } from "./search-tokens.ts";

/**
 * All prices from `from` to `to` (minor units) and few others: m5 has those of five digits, m53 those of them that
 * begin with 3 (migration 0029).
 */
export function priceShelves(from: number, to: number): Shelf[] {
  const [first, last] = [digitsOf(from), digitsOf(to)];
  const lengths = Array.from({ length: last.count - first.count + 1 }, (_, index) => first.count + index);
  return lengths.flatMap((count): Shelf[] => {
    const least = count === first.count ? first.leading : 1;
    const most = count === last.count ? last.leading : 9;
    if (least <= 1 && most === 9) return [`m${count}`];
    return Array.from({ length: most - least + 1 }, (_, index): Shelf => `m${count * 10 + least + index}`);
  });
}

function digitsOf(price: number): { count: number; leading: number } {
  const digits = String(price);
  return { count: digits.length, leading: Number(digits[0]) };
}
