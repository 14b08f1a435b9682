/** How often the lists are walked at most, and how many varieties of a picture are tried. */
const walks = 40;
const varieties = 6;

/**
 * How far each product's picture is turned to another variety, so that no two equal ones stand side by side in the lists
 * (places of products in their order). `pictureAt` answers the picture of a place after so many turns; undefined is the
 * plain tile, which is like no other.
 */
export function turnsThatDiffer(
  pictures: readonly (string | undefined)[],
  lists: readonly (readonly number[])[],
  pictureAt: (at: number, turn: number) => string | undefined,
): number[] {
  const beside = neighbours(pictures.length, lists);
  const turns = pictures.map(() => 0);
  const now = [...pictures];
  const equals = (at: number, picture: string | undefined) =>
    picture === undefined ? 0 : beside[at]!.filter((other) => now[other] === picture).length;
  for (let walk = 0; walk < walks; walk += 1) {
    let changed = false;
    for (const at of pictures.keys()) {
      let fewest = equals(at, now[at]);
      for (let turn = 0; turn < varieties && fewest > 0; turn += 1) {
        const other = pictureAt(at, turn);
        const count = equals(at, other);
        // An equal number elsewhere is a step too: the next walk may find a way from there.
        if (count > fewest || other === now[at]) continue;
        [fewest, now[at], turns[at], changed] = [count, other, turn, true];
      }
    }
    if (!changed) break;
  }
  return turns;
}

/** For each place those that stand before and after it in some list, each as often as that is so. */
function neighbours(count: number, lists: readonly (readonly number[])[]): number[][] {
  const beside: number[][] = Array.from({ length: count }, () => []);
  for (const list of lists) {
    for (const [index, at] of list.entries()) {
      const next = list[index + 1];
      if (next === undefined) continue;
      beside[at]!.push(next);
      beside[next]!.push(at);
    }
  }
  return beside;
}
