export const recentLimit = 12;

export function withView(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, recentLimit);
}
