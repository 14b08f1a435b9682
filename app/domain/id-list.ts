/** Ids of a text such as "12.7" or "12,7": each once, in their order, at most `limit`; what is no id is left out. */
export function parseIds(text: string, limit: number): number[] {
  const ids = text
    .slice(0, 1_000)
    .split(/[.,]/)
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, limit);
}
