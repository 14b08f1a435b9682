import { type ReactNode, useContext } from "react";
import { UNSAFE_DataRouterDataContext as RouterData } from "react-router";
import type { RootData, Shell } from "../../../ui/root-data.ts";

export function WithShell({ children, ...changes }: Partial<Shell> & { children: ReactNode }) {
  const state = useContext(RouterData);
  const root = state?.loaderData.root as RootData | undefined;
  if (!state || !root) return children;
  const loaderData = { ...state.loaderData, root: { ...root, shell: { ...root.shell, ...changes } } };
  return <RouterData.Provider value={{ ...state, loaderData }}>{children}</RouterData.Provider>;
}
