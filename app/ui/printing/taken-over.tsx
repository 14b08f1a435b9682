import { useEffect } from "react";
import { settleCount } from "../../client/cart-store.ts";
import { enhance } from "../../client/enhance.ts";
import { warmActions } from "../../client/warm-actions.ts";

/** Marks the page as taken over, and lets it hear what the early script was told on the way here. */
export function TakenOver() {
  useEffect(() => {
    warmActions();
    // And what changed while this page was kept behind another.
    const settle = () => settleCount(undefined);
    settle();
    addEventListener("told", settle);
    addEventListener("pageshow", settle);
    // Never on the server, whose build would carry it along.
    if (!import.meta.env.SSR) enhance(() => import("../dialogs/over-the-page.tsx"));
  }, []);
  return null;
}
