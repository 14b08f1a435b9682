const letters = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "XXXXL", "XXXXXL"];

const units: Partial<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  ml: 1,
  cl: 10,
  l: 1000,
  mm: 1,
  cm: 10,
  m: 1000,
  gb: 1,
  tb: 1024,
};

/** Letters from XXXS to XXXXXL, then numbers with their units ("500 g" before "1 kg"), then words. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [letterRank(a), letterRank(b)];
  if (rankA >= 0 || rankB >= 0) return rankA >= 0 && rankB >= 0 ? rankA - rankB : rankB - rankA;
  const [numbersA, numbersB] = [numbersOf(a), numbersOf(b)];
  for (let index = 0; index < Math.max(numbersA.length, numbersB.length); index++) {
    const isWord = index === 0 && (numbersA.length === 0 || numbersB.length === 0);
    if (isWord) return numbersA.length === 0 ? 1 : -1;
    const difference = (numbersA[index] ?? -1) - (numbersB[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

function letterRank(size: string): number {
  const name = size.trim().toUpperCase();
  const many = /^([2-5])X([SL])$/.exec(name);
  return letters.indexOf(many ? "X".repeat(Number(many[1])) + many[2]! : name);
}

function numbersOf(size: string): number[] {
  const unit = units[/([a-z]+)\.?\s*$/i.exec(size)?.[1]?.toLowerCase() ?? ""] ?? 1;
  return (size.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number) * unit);
}

export function bySize<Sized extends { color: string | null; size: string | null }>(things: readonly Sized[]): Sized[] {
  const colors = [...new Set(things.map(({ color }) => color))];
  return things.toSorted(
    (a, b) =>
      colors.indexOf(a.color) - colors.indexOf(b.color) ||
      (a.size === null || b.size === null ? 0 : compareSizes(a.size, b.size)),
  );
}
