import { useEffect } from "react";
import { settleCount } from "../../client/cart-store.ts";
import { enhance } from "../../client/enhance.ts";

export function AfterHydration() {
  useEffect(() => {
    settleCount();
    addEventListener("counts", settleCount);
    addEventListener("pageshow", settleCount);
    // Not on the server, whose build would include it.
    if (!import.meta.env.SSR) enhance(() => import("../dialogs/over-the-page.tsx"));
  }, []);
  return null;
}
