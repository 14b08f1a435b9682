import { useSnapshot } from "valtio";
import { cartStore } from "../../client/cart-store.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useShell } from "../shell.tsx";

/**
 * Number, "" for none, and spoken name of the cart link. The server fills them in, on a page from a copy as it goes out, until
 * this tab counts. The early script may have changed both before the framework woke.
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
