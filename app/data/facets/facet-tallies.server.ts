/** Smaller numbers are counted in an array: a third of the time that a Map takes for thousands of them. */
const SMALL = 65_536;

/** How often each number stands in a list such as "3,1,3"; none in null. */
export function tally(list: string | null | undefined): Map<number, number> {
  return list ? counted(JSON.parse(`[${list}]`) as number[]) : new Map();
}

/** The same of each column of rows of so many numbers, listed one after the other; 0 is no number there. */
export function tallyColumns(list: string | null | undefined, width: number): Map<number, number>[] {
  const numbers = list ? (JSON.parse(`[${list}]`) as number[]) : [];
  return Array.from({ length: width }, (_, column) => {
    const counts = counted(numbers, column, width);
    counts.delete(0);
    return counts;
  });
}

function counted(numbers: readonly number[], first = 0, step = 1): Map<number, number> {
  const counts = new Map<number, number>();
  let most = 0;
  for (let index = first; index < numbers.length; index += step) most = Math.max(most, numbers[index]!);
  if (most < SMALL) {
    const small = new Uint32Array(most + 1);
    for (let index = first; index < numbers.length; index += step) small[numbers[index]!]! += 1;
    for (const [number, count] of small.entries()) if (count > 0) counts.set(number, count);
    return counts;
  }
  for (let index = first; index < numbers.length; index += step)
    counts.set(numbers[index]!, (counts.get(numbers[index]!) ?? 0) + 1);
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
