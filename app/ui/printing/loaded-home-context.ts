import { createContext, useContext } from "react";
import type { LoadedHome } from "../../domain/home/loaded-home.ts";

const nothing: LoadedHome = { panels: {}, testimonials: null };

/** Operators' tiles and testimonials, for what the server alone prints of them (ui/printing/as-printed): they reach the browser as HTML only. */
export const LoadedHomeContext = createContext<LoadedHome>(nothing);

export function useLoadedHome(): LoadedHome {
  return useContext(LoadedHomeContext);
}
