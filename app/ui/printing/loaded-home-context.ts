import { createContext, useContext } from "react";
import type { LoadedHome } from "../../domain/home/loaded-home.ts";

const nothing: LoadedHome = { panels: {}, testimonials: null };

export const LoadedHomeContext = createContext<LoadedHome>(nothing);

export function useLoadedHome(): LoadedHome {
  return useContext(LoadedHomeContext);
}
