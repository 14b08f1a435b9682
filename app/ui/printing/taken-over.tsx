import { useEffect } from "react";
import { settleCount } from "../../client/cart-store.ts";
import { enhance } from "../../client/enhance.ts";
import { warmActions } from "../../client/warm-actions.ts";

export function TakenOver() {
  useEffect(() => {
    warmActions();
    const settle = () => settleCount(undefined);
    settle();
    addEventListener("counts", settle);
    addEventListener("pageshow", settle);
    // Not on the server, whose build would include it.
    if (!import.meta.env.SSR) enhance(() => import("../dialogs/over-the-page.tsx"));
  }, []);
  return null;
}
