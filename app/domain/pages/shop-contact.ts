import { parseContact } from "../accounts/contact.ts";
import { parsePhone, pastedPhone, phoneText } from "../accounts/phone.ts";
import { type OpeningHours, readOpeningHours } from "./opening-hours.ts";

export interface ShopContact {
  phone: string | null;
  email: string | null;
  telegram: string | null;
  /** Empty: unspecified. */
  hours: OpeningHours[];
}

type Written = Partial<Record<"phone" | "email" | "telegram" | "hours", string>>;

export function shopContact({ phone = "", email = "", telegram = "", hours = "" }: Written): ShopContact {
  const dialled = pastedPhone(phone);
  const address = parseContact(email);
  const [, name] = /^(?:@|https:\/\/t\.me\/)?([a-z]\w{4,31})$/i.exec(telegram.trim()) ?? [];
  return {
    telegram: name ?? null,
    hours: readOpeningHours(hours) ?? [],
    phone: /^\+?[\d ().-]{3,20}$/.test(dialled) && /\d{3}/.test(dialled.replace(/\D/g, "")) ? dialled : null,
    email: address?.kind === "email" ? address.value : null,
  };
}

interface ContactWay {
  kind: "phone" | "telegram" | "email";
  href: string;
  text: string;
}

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
