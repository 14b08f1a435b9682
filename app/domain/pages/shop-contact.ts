import { parsePhone, phoneText } from "../accounts/phone.ts";
import { type OpeningHours, readOpeningHours } from "./opening-hours.ts";

/** How shoppers reach the shop itself; null: not in this way. */
export interface ShopContact {
  phone: string | null;
  email: string | null;
  /** Its name at Telegram. */
  telegram: string | null;
  /** When somebody answers; empty: not said. */
  hours: OpeningHours[];
}

/** As the settings write it. */
type Written = Partial<Record<"phone" | "email" | "telegram" | "hours", string>>;

/** Reads the contacts; what cannot be dialled, written to or understood counts as none. */
export function shopContact({ phone = "", email = "", telegram = "", hours = "" }: Written): ShopContact {
  const [dialled, address] = [phone.trim(), email.trim()];
  const [, name] = /^(?:@|https:\/\/t\.me\/)?([a-z]\w{4,31})$/i.exec(telegram.trim()) ?? [];
  return {
    telegram: name ?? null,
    hours: readOpeningHours(hours) ?? [],
    phone: /^\+?[\d ().-]{3,20}$/.test(dialled) && /\d{3}/.test(dialled.replace(/\D/g, "")) ? dialled : null,
    email: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(address) ? address : null,
  };
}

interface ContactWay {
  kind: "phone" | "telegram" | "email";
  href: string;
  /** The formatted number (amharic.md 5), or the address. */
  text: string;
}

/** Links to the contacts, phone first. */
export function contactWays({
  phone,
  email,
  telegram,
}: Pick<ShopContact, "phone" | "email" | "telegram">): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone !== null) {
    const number = parsePhone(phone) ?? phone.replace(/[^\d+]/g, "");
    ways.push({ kind: "phone", href: `tel:${number}`, text: phoneText(parsePhone(phone) ?? phone) });
  }
  if (telegram !== null) ways.push({ kind: "telegram", href: `https://t.me/${telegram}`, text: `@${telegram}` });
  if (email !== null) ways.push({ kind: "email", href: `mailto:${encodeURI(email)}`, text: email });
  return ways;
}
