import { createContext, useContext } from "react";
import { type OutsideAddresses, outsideDefaults } from "../../domain/pages/outside-links.ts";

/** For components that only the server prints: these reach the browser as HTML only. */
export const OutsideContext = createContext<OutsideAddresses>(outsideDefaults);

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext);
}
