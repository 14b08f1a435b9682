import { parsePhone, phoneText } from "../accounts/phone.ts";

/** The shop's own contacts from the configuration (wrangler.toml); null: none. */
export interface ShopContact {
  phone: string | null;
  email: string | null;
}

/** Reads the configured contacts; an unusable phone number or address counts as none. */
export function shopContact(phone: string, email: string): ShopContact {
  const [dialled, address] = [phone.trim(), email.trim()];
  return {
    phone: /^\+?[\d ().-]{3,20}$/.test(dialled) && /\d{3}/.test(dialled.replace(/\D/g, "")) ? dialled : null,
    email: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(address) ? address : null,
  };
}

interface ContactWay {
  kind: "phone" | "email";
  href: string;
  /** The formatted number (amharic.md 5), or the address. */
  text: string;
}

/** Links to the contacts, phone first. */
export function contactWays({ phone, email }: ShopContact): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone !== null) {
    const number = parsePhone(phone) ?? phone.replace(/[^\d+]/g, "");
    ways.push({ kind: "phone", href: `tel:${number}`, text: phoneText(parsePhone(phone) ?? phone) });
  }
  if (email !== null) ways.push({ kind: "email", href: `mailto:${encodeURI(email)}`, text: email });
  return ways;
}
