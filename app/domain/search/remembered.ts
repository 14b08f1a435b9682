import { LRUCache } from "lru-cache";

/** Memo of a pure rule: the same words and names occur in every product. Holds the last `limit` results. */
export function remembered<Result extends object>(
  rule: (text: string) => Result,
  limit = 20_000,
): (text: string) => Result {
  const memo = new LRUCache<string, Result>({ max: limit });
  return (text) => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    const result = rule(text);
    memo.set(text, result);
    return result;
  };
}
