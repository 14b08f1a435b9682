import { proxy } from "valtio/vanilla";

/** Overrules the printed badge; null until something changed. Written in browser handlers only. */
export const cartStore = proxy<{ count: number | null }>({ count: null });

/** From the cookie that every cart write sets (settled.md 9). */
export function settleCount(): void {
  cartStore.count = Number(/(?:^|; )cart_count=(\d{1,4})/.exec(document.cookie)?.[1] ?? 0);
}
