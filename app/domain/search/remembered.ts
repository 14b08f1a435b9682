import { LRUCache } from "lru-cache";

/** The same words and names occur in every product. */
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
