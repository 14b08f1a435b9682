import { createContext, useContext } from "react";
import type { MenuEntry } from "../../domain/menu/menu.ts";

/** The category menu for components that only the server prints: it reaches the browser as HTML only. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export function useMenu(): readonly MenuEntry[] {
  return useContext(MenuContext);
}
