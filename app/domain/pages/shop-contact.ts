import { parsePhone, phoneText } from "../accounts/phone.ts";

/** How shoppers reach the shop itself, as it is configured (wrangler.toml); null: not that way. */
export interface ShopContact {
  phone: string | null;
  email: string | null;
}

/** What stands in the configuration; what cannot be dialled or written to is as if it were not there. */
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
  /** A number as it is read (amharic.md 5), or the address. */
  text: string;
}

/** Links to those ways, the quickest first. */
export function contactWays({ phone, email }: ShopContact): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone !== null) {
    const number = parsePhone(phone) ?? phone.replace(/[^\d+]/g, "");
    ways.push({ kind: "phone", href: `tel:${number}`, text: phoneText(parsePhone(phone) ?? phone) });
  }
  if (email !== null) ways.push({ kind: "email", href: `mailto:${encodeURI(email)}`, text: email });
  return ways;
}
