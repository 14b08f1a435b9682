import { createContext, useContext } from "react";

/** The canonical path for robots, null for pages that are not indexed; server only. */
export const KeptPathContext = createContext<string | null>(null);

export function useKeptPath(): string | null {
  return useContext(KeptPathContext);
}
