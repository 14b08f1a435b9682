/** Counted in a reused array, in a third of a Map's time. */
const SMALL = 65_536;
const counted = new Uint32Array(SMALL);
const COMMA = 44;
const ZERO = 48;

/** Digit by digit, because splitting 40,000 numbers takes longer than counting them. */
export function tally(list: string | null | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  if (!list) return counts;
  let most = -1;
  let number = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const digit = at === list.length ? COMMA : list.charCodeAt(at);
    if (digit !== COMMA) {
      number = number * 10 + digit - ZERO;
      continue;
    }
    if (number >= SMALL) counts.set(number, (counts.get(number) ?? 0) + 1);
    else {
      counted[number]! += 1;
      if (number > most) most = number;
    }
    number = 0;
  }
  for (let value = 0; value <= most; value += 1) if (counted[value]! > 0) counts.set(value, counted[value]!);
  counted.fill(0, 0, most + 1);
  return counts;
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
