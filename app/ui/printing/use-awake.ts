import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run by now: true once the page is awake, never in what the server prints. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
