/** Products that a visitor's own list of seen ones shows. */
export const recentLimit = 12;

/** The list after a look at product `id`: newest first, each once. */
export function withView(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, recentLimit);
}
