import { legalFields, isLegalField, legalExamples, legalFact } from "../legal-facts.ts";
import { type HomeLayout, namedLayout } from "../home/home-layout.ts";
import { type OutsideAddresses, outsideDefaults, type OutsideKey, outsideKeys } from "../pages/outside-links.ts";
import { type ShopContact, shopContact, readOpeningHours } from "../pages/shop-contact.ts";
import { type BuyNow, type CartSurface, cartSurfaces } from "../readings.ts";
import { parseContact } from "../accounts/contact.ts";
import { answerHours } from "../orders/working-hours.ts";
import { securityContacts } from "../pages/security-text.ts";
import { readEndpoint } from "../portal/endpoint.ts";

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

const defaults: StoredSettings = { homeLayout: "current", answerHours: "12 24 48", ...outsideDefaults };
export const settingDefault = (name: DeskSetting): string => defaults[name] ?? "";

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
  /** For security.txt, separated by spaces; "" leaves the file out. */
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
  return stored[name] || settingDefault(name);
}

/** null if invalid. Empty: the default. */
export function typedSetting(name: DeskSetting, typed: string): string | null {
  if (isLegalField(name)) return legalFact(name, typed);
  const text = typed.trim().replace(/\s+/g, " ");
  return text === "" || (text.length <= LONGEST && isUsable(name, text)) ? text : null;
}

export const settingExamples = {
  phone: "0911234567",
  telegram: "gulit_shop",
  email: "help@shop.et",
  hours: "Mo-Fr 08:00-18:00; Sa 09:00-13:00",
  answerHours: "12 24 48",
  silentCancels: "20",
  alarmTo: "https://hooks.shop.et/alarms",
  securityContact: "mailto:security@shop.et",
  ...legalExamples,
  address: "https://sellers.shop.et/register",
} as const;

const LONGEST = 300;

function isUsable(name: DeskSetting, text: string): boolean {
  switch (name) {
    case "homeLayout":
      return namedLayout(text) !== null;
    case "newsletter":
    case "merchantFeed":
      return text === "on";
    case "phone":
    case "email":
    case "telegram":
      return shopContact({ [name]: text })[name] !== null;
    case "hours":
      return readOpeningHours(text) !== null;
    case "answerHours":
      return answerHours(text) !== null;
    case "silentCancels":
      return /^[1-9]\d{0,2}$/.test(text);
    case "alarmTo":
      return parseContact(text)?.kind === "email" || readEndpoint(text, false) !== null;
    case "securityContact":
      return securityContacts(text).join(" ") === text;
    default:
      return isPublicAddress(text);
  }
}

function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === "https:" && hostname.includes(".") && username === "" && password === "" && !/["'<>\s]/.test(text)
  );
}
