import { proxy } from "valtio/vanilla";

/** Overrules the printed badge; null until something changed. Written in browser handlers only. */
export const cartStore = proxy<{ count: number | null; label: string | null }>({ count: null, label: null });

/** From the cookie that every cart write sets (settled.md 9). */
function cookieCount(): number {
  return Number(/(?:^|; )cart_count=(\d{1,4})/.exec(document.cookie)?.[1] ?? 0);
}

/** The server's number, or after a refusal the cookie's. */
export function settleCount(count: number | undefined, label?: string): void {
  cartStore.count = count ?? cookieCount();
  cartStore.label = label ?? null;
}
