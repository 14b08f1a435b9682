import { legalFields } from "../legal-facts.ts";
import type { HomeLayout } from "../home/home-layout.ts";
import { type OutsideAddresses, outsideDefaults, type OutsideKey, outsideKeys } from "../pages/outside-links.ts";
import { type ShopContact, shopContact } from "../pages/shop-contact.ts";
import { type BuyNow, type CartSurface, cartSurfaces } from "../readings.ts";

export const deskSettings = [
  "homeLayout",
  "newsletter",
  "merchantFeed",
  "phone",
  "telegram",
  "email",
  "hours",
  "securityContact",
  "alarmTo",
  "answerHours",
  "silentCancels",
  ...legalFields,
  ...outsideKeys,
] as const;
export type DeskSetting = (typeof deskSettings)[number];

export const settingDefaults: Readonly<Record<DeskSetting, string>> = {
  homeLayout: "current",
  newsletter: "",
  merchantFeed: "",
  phone: "",
  telegram: "",
  email: "",
  hours: "",
  securityContact: "",
  alarmTo: "",
  answerHours: "12 24 48",
  silentCancels: "",
  ...{ legalName: "", tin: "", vatNumber: "", vatRate: "", legalAddress: "" },
  ...outsideDefaults,
};

/** "" and missing names mean the default. */
export type StoredSettings = Readonly<Partial<Record<string, string>>>;

/** May change while the shop serves (docs/decisions/0086-settings-in-the-database.md). */
export interface ShopSettings {
  /** Specification 2.5, 2.6. */
  homeLayout: HomeLayout;
  /** On the home page, without a click (specification 4.9). */
  opensNewsletter: boolean;
  /** Anybody may read the feed of goods for Google and Facebook. */
  hasMerchantFeed: boolean;
  contact: ShopContact;
  /** For security.txt, separated by spaces; "": there is no such file. */
  securityContact: string;
  outside: OutsideAddresses;
  /** Reading A of specification 4.6; the desk cannot set it. */
  signInToAdd: readonly CartSurface[];
  buyNow: BuyNow;
}

export function shopSettings(stored: StoredSettings): ShopSettings {
  const text = (name: DeskSetting) => settingText(stored, name);
  const surfaces = (stored.signInToAdd ?? "").split(/\s+/);
  return {
    homeLayout: text("homeLayout") === "other" ? "other" : "current",
    opensNewsletter: text("newsletter") === "on",
    hasMerchantFeed: text("merchantFeed") === "on",
    contact: shopContact({
      phone: text("phone"),
      email: text("email"),
      telegram: text("telegram"),
      hours: text("hours"),
    }),
    securityContact: text("securityContact"),
    outside: Object.fromEntries(outsideKeys.map((key) => [key, text(key)])) as Record<OutsideKey, string>,
    signInToAdd: cartSurfaces.filter((surface) => surfaces.includes(surface)),
    buyNow: stored.buyNow === "cart" ? "cart" : "checkout",
  };
}

export function settingText(stored: StoredSettings, name: DeskSetting): string {
  return stored[name] || settingDefaults[name];
}
