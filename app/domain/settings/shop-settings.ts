import type { HomeLayout } from "../home/home-layout.ts";
import { type OutsideAddresses, outsideDefaults, type OutsideKey, outsideKeys } from "../pages/outside-links.ts";
import { type ShopContact, shopContact } from "../pages/shop-contact.ts";
import { type BuyNow, type CartSurface, cartSurfaces } from "../readings.ts";

/** What owners set at the desk, in the order of its page. */
export const deskSettings = [
  "homeLayout",
  "newsletter",
  "phone",
  "telegram",
  "email",
  "hours",
  "securityContact",
  ...outsideKeys,
] as const;
export type DeskSetting = (typeof deskSettings)[number];

/** The texts that hold where nobody set others. */
export const settingDefaults: Readonly<Record<DeskSetting, string>> = {
  homeLayout: "current",
  newsletter: "",
  phone: "",
  telegram: "",
  email: "",
  hours: "",
  securityContact: "",
  ...outsideDefaults,
};

/** Texts as they are stored, by name; "" and names that are missing: the default. */
export type StoredSettings = Readonly<Partial<Record<string, string>>>;

/** What holds for the whole shop and may change while it serves (docs/decisions/0086-settings-in-the-database.md). */
export interface ShopSettings {
  /** Which home page "/" is (specification 2.5, 2.6). */
  homeLayout: HomeLayout;
  /** The newsletter opens by itself on the home page (specification 4.9). */
  opensNewsletter: boolean;
  contact: ShopContact;
  /** Contacts for security reports, in security.txt, separated by spaces; "": there is no such file. */
  securityContact: string;
  outside: OutsideAddresses;
  /** Surfaces where guests sign in before they add to the cart: reading A of specification 4.6. No page of the desk sets it. */
  signInToAdd: readonly CartSurface[];
  /** Likewise. */
  buyNow: BuyNow;
}

/** Reads what is stored; what cannot be understood counts as not set. */
export function shopSettings(stored: StoredSettings): ShopSettings {
  const text = (name: DeskSetting) => settingText(stored, name);
  const surfaces = (stored.signInToAdd ?? "").split(/\s+/);
  return {
    homeLayout: text("homeLayout") === "other" ? "other" : "current",
    opensNewsletter: text("newsletter") === "on",
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

/** The text of a setting that holds. */
export function settingText(stored: StoredSettings, name: DeskSetting): string {
  return stored[name] || settingDefaults[name];
}
