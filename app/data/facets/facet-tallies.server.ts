/** How often each number stands in a list such as "3,1,3"; none in null. */
export function tally(list: string | null | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  if (!list) return counts;
  for (const number of JSON.parse(`[${list}]`) as number[]) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Counts by pattern of bits, as counts by bit (0 to 51: more than JavaScript's bit operators know). */
export function tallyBits(patterns: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [pattern, count] of patterns) {
    for (let rest = pattern, bit = 0; rest > 0; rest = Math.floor(rest / 2), bit += 1) {
      if (rest % 2 === 1) counts.set(bit, (counts.get(bit) ?? 0) + count);
    }
  }
  return counts;
}
