import { useSnapshot } from "valtio";
import { compareStore } from "../client/compare-store.ts";
import { useShell } from "./shell.tsx";

/** Products of the visitor's list to compare, as the cookie has them. */
export function useCompareIds(): readonly number[] {
  const shell = useShell();
  return useSnapshot(compareStore).ids ?? shell.compareIds;
}
