import { createContext, useContext } from "react";
import { type OutsideAddresses, outsideDefaults } from "../../domain/pages/outside-links.ts";
import type { ShopContact } from "../../domain/pages/shop-contact.ts";

/** Set at the desk and printed on every page; server only. */
export const OutsideContext = createContext<{ outside: OutsideAddresses; contact: ShopContact }>({
  outside: outsideDefaults,
  contact: { phone: null, email: null, telegram: null, hours: [] },
});

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext).outside;
}

export function useShopContact(): ShopContact {
  return useContext(OutsideContext).contact;
}
