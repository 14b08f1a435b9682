/** Smaller numbers are counted in arrays, which are used again: a third of the time that a Map takes for thousands of them. */
const SMALL = 65_536;
const arrays: Uint32Array[] = [];
const COMMA = 44;
const ZERO = 48;

/** How often each number stands in a list such as "3,1,3"; none in null. */
export function tally(list: string | null | undefined): Map<number, number> {
  return counted(list, 1)[0]!;
}

/** The same of each column of rows of so many numbers, listed one after the other; 0 is no number there. */
export function tallyColumns(list: string | null | undefined, width: number): Map<number, number>[] {
  const columns = counted(list, width);
  for (const counts of columns) counts.delete(0);
  return columns;
}

/** Read off the text digit by digit: an array of 40,000 numbers takes longer to be made of it than they take to be counted. */
function counted(list: string | null | undefined, width: number): Map<number, number>[] {
  const columns = Array.from({ length: width }, () => new Map<number, number>());
  if (!list) return columns;
  for (let column = 0; column < width; column += 1) arrays[column] ??= new Uint32Array(SMALL);
  const most = new Int32Array(width).fill(-1);
  let number = 0;
  let column = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const digit = at === list.length ? COMMA : list.charCodeAt(at);
    if (digit !== COMMA) {
      number = number * 10 + digit - ZERO;
      continue;
    }
    if (number < SMALL) {
      arrays[column]![number]! += 1;
      if (number > most[column]!) most[column] = number;
    } else columns[column]!.set(number, (columns[column]!.get(number) ?? 0) + 1);
    number = 0;
    column = column + 1 === width ? 0 : column + 1;
  }
  for (const [index, counts] of columns.entries()) {
    const small = arrays[index]!;
    for (let value = 0; value <= most[index]!; value += 1) if (small[value]! > 0) counts.set(value, small[value]!);
    small.fill(0, 0, most[index]! + 1);
  }
  return columns;
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
