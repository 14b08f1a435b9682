import { lazy, Suspense, useEffect } from "react";
import { useSnapshot } from "valtio";
import { settleCount } from "../client/cart-store.ts";
import { messageStore } from "../client/message-store.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Marks the page as awake, takes over from the early script, and shows messages once there are any. */
export function Messages() {
  const { hasSpoken } = useSnapshot(messageStore);
  useEffect(() => {
    document.documentElement.setAttribute("data-awake", "");
    settleCount(undefined);
  }, []);
  return hasSpoken ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
