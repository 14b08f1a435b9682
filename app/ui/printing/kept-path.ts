import { createContext, useContext } from "react";

/** The plain path under which robots keep this page, null where they keep nothing; for what the server alone prints. */
export const KeptPathContext = createContext<string | null>(null);

export function useKeptPath(): string | null {
  return useContext(KeptPathContext);
}
