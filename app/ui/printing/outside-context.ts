import { createContext, useContext } from "react";
import type { OutsideAddresses } from "../../domain/pages/outside-links.ts";
import type { ShopContact } from "../../domain/pages/shop-contact.ts";
import { shopSettings } from "../../domain/settings/shop-settings.ts";

/** Set at the desk and printed on every page; server only. */
export const OutsideContext = createContext<{ outside: OutsideAddresses; contact: ShopContact }>(shopSettings({}));

export function useOutside(): OutsideAddresses {
  return useContext(OutsideContext).outside;
}

export function useShopContact(): ShopContact {
  return useContext(OutsideContext).contact;
}
