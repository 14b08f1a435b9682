import { useSnapshot } from "valtio";
import { cartStore } from "../../client/cart-store.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useShell } from "../shell.tsx";

/**
 * Count ("" for none) and accessible name of the cart link; the early script may have changed both before hydration.
 */
export function useCartBadge(): { count: string; label: string } {
  const t = useT();
  const shell = useShell();
  const { count } = useSnapshot(cartStore);
  if (count === null) return { count: shell.cartCount, label: shell.cartLabel };
  return count > 0
    ? { count: String(count), label: t("header.cartLabel", { count }) }
    : { count: "", label: t("header.cartEmpty") };
}
