import { lazy, Suspense, useEffect } from "react";
import { useSnapshot } from "valtio";
import { settleCount } from "../client/cart-store.ts";
import { settleCompare } from "../client/compare-store.ts";
import { announce, messageStore } from "../client/message-store.ts";
import type { Outcome } from "../client/offline/adds.ts";
import { warmActions } from "../client/warm-actions.ts";
import { useRootData } from "./shell.tsx";

/** Where the toasts cannot be fetched, their text matters more than how it moves. */
const Toaster = lazy(() => import("./toaster.tsx").catch(() => ({ default: PlainMessage })));

function PlainMessage() {
  const { waiting } = useSnapshot(messageStore);
  const newest = waiting[waiting.length - 1];
  return (
    <div className="toasts" role="status">
      {newest && <p className={`toast toast-${newest.kind}`}>{newest.text}</p>}
    </div>
  );
}

/** What became of an addition that waited for the connection. */
function tellLate({ ok, message, cartCount, cartLabel }: Outcome["answer"], text: string): void {
  settleCount(cartCount, cartLabel);
  announce({ kind: ok ? "done" : "warning", text, ...(message?.link && { link: message.link }) });
}

/** Marks the page as awake, takes over from the early script, and shows messages once there are any. */
export function Messages() {
  const { hasSpoken } = useSnapshot(messageStore);
  useEffect(() => {
    document.documentElement.setAttribute("data-awake", "");
    warmActions();
    // What the early script was told on its way here, and what changed while this page was kept behind another.
    const settle = () => {
      settleCount(undefined);
      settleCompare();
    };
    settle();
    addEventListener("told", settle);
    addEventListener("pageshow", settle);
    if (import.meta.env.PROD) {
      const keeping = import("../client/offline/keep-for-offline.ts");
      keeping.then(({ keepForOffline }) => keepForOffline(tellLate)).catch(() => {});
    }
  }, []);
  const isGuest = useRootData()?.shell.account === null;
  useEffect(() => {
    if (!isGuest) return undefined;
    // Who reads without a pointer or finger needs it not.
    const begin = () => void import("../client/anticipate.ts").then(({ anticipate }) => anticipate()).catch(() => {});
    addEventListener("pointerover", begin, { once: true });
    return () => removeEventListener("pointerover", begin);
  }, [isGuest]);
  return hasSpoken ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
