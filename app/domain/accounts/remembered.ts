/** Memo of a pure rule about a text: the same words and names come in every product. Emptied at `limit` entries. */
export function remembered<Result>(rule: (text: string) => Result, limit = 20_000): (text: string) => Result {
  const memo = new Map<string, Result>();
  return (text) => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    if (memo.size >= limit) memo.clear();
    const result = rule(text);
    memo.set(text, result);
    return result;
  };
}
