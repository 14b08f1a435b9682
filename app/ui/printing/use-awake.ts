import { useSyncExternalStore } from "react";

const never = () => () => {};

/** true once hydrated, never in the server's HTML. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
