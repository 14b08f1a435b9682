import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
