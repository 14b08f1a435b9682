/** Products in a visitor's list of recently viewed ones. */
export const recentLimit = 12;

/** The list after a view of product `id`: newest first, each once. */
export function withView(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, recentLimit);
}
