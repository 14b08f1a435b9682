import { createContext, useContext } from "react";
import { type OutsideAddresses, outsideDefaults } from "../../domain/pages/outside-links.ts";

export const OutsideContext = createContext<OutsideAddresses>(outsideDefaults);

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext);
}
