import { useSnapshot } from "valtio";
import { cartStore } from "../client/cart-store.ts";
import { useT } from "../i18n/use-t.tsx";
import { useShell } from "./shell.tsx";

/** Number and spoken name of the cart link. The early script may have changed both before the framework woke. */
export function useCartBadge(): { count: number; label: string } {
  const t = useT();
  const shell = useShell();
  const store = useSnapshot(cartStore);
  const count = store.count ?? shell.cartCount;
  return { count, label: t("header.cartLabel", { count }) };
}
