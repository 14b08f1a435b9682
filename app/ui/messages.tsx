import { lazy, Suspense, useEffect } from "react";
import { useSnapshot } from "valtio";
import { settleCount } from "../client/cart-store.ts";
import { settleCompare } from "../client/compare-store.ts";
import { messageStore } from "../client/message-store.ts";
import { warmActions } from "../client/warm-actions.ts";

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

/** Marks the page as awake, takes over from the early script, and shows messages once there are any. */
export function Messages() {
  const { hasSpoken } = useSnapshot(messageStore);
  useEffect(() => {
    document.documentElement.setAttribute("data-awake", "");
    settleCount(undefined);
    settleCompare();
    warmActions();
  }, []);
  return hasSpoken ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
