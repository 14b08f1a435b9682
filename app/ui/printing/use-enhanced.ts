import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
