import { createContext, useContext } from "react";
import { type OutsideAddresses, outsideDefaults } from "../../domain/pages/outside-links.ts";
import type { ReachView } from "../../domain/pages/shop-contact.ts";

/** Set at the desk and printed on every page; server only. */
export const OutsideContext = createContext<{ outside: OutsideAddresses; reach: ReachView }>({
  outside: outsideDefaults,
  reach: { ways: [], hours: [] },
});

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext).outside;
}

export function useReach(): ReachView {
  return useContext(OutsideContext).reach;
}
