import { createContext, useContext } from "react";

/** The canonical path for robots, null for pages that are not indexed; server only. */
export const CanonicalPathContext = createContext<string | null>(null);

export function useCanonicalPath(): string | null {
  return useContext(CanonicalPathContext);
}
