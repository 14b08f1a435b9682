export function parseIds(text: string, limit: number): number[] {
  const ids = text
    .slice(0, 1_000)
    .split(/[.,]/)
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, limit);
}
