import { namedLayout } from "../home/home-layout.ts";
import { parseContact } from "../accounts/contact.ts";
import { isLegalField, legalExamples, legalFact } from "../legal-facts.ts";
import { readOpeningHours } from "../pages/opening-hours.ts";
import { answerHours } from "../orders/working-hours.ts";
import { securityContacts } from "../pages/security-text.ts";
import { readEndpoint } from "../portal/endpoint.ts";
import { shopContact } from "../pages/shop-contact.ts";
import type { DeskSetting } from "./shop-settings.ts";

/** null where it cannot be used. Empty: the default. */
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
      return isAddress(text);
  }
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === "https:" && hostname.includes(".") && username === "" && password === "" && !/["'<>\s]/.test(text)
  );
}
