/** Counted in reused arrays, in a third of a Map's time. */
const SMALL = 65_536;
const arrays: Uint32Array[] = [];
const COMMA = 44;
const ZERO = 48;

export function tally(list: string | null | undefined): Map<number, number> {
  return counted(list, 1)[0]!;
}

export function tallyColumns(list: string | null | undefined, width: number): Map<number, number>[] {
  const columns = counted(list, width);
  for (const counts of columns) counts.delete(0);
  return columns;
}

/** Digit by digit, because splitting 40,000 numbers takes longer than counting them. */
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

/** Bits 0 to 51 exceed JavaScript's bit operators. */
export function tallyBits(patterns: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [pattern, count] of patterns) {
    for (let rest = pattern, bit = 0; rest > 0; rest = Math.floor(rest / 2), bit += 1) {
      if (rest % 2 === 1) counts.set(bit, (counts.get(bit) ?? 0) + count);
    }
  }
  return counts;
}
