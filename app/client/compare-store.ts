import { proxy } from "valtio/vanilla";

/** The list to compare as this tab knows it; null until the page woke. Written in browser handlers only. */
export const compareStore = proxy<{ ids: number[] | null }>({ ids: null });

/** What the list's cookie says, which every write to the list sets. */
export function settleCompare(): void {
  const [, ids] = /(?:^|; )compare=([\d.]+)/.exec(document.cookie) ?? [];
  compareStore.ids = ids ? ids.split(".").map(Number) : [];
}
