import { createContext, useContext } from "react";
import { type OutsideAddresses, outsideDefaults } from "../../domain/pages/outside-links.ts";

/** Addresses outside the shop, for what the server alone prints of them (ui/printing/as-printed): they reach the browser as HTML only. */
export const OutsideContext = createContext<OutsideAddresses>(outsideDefaults);

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext);
}
