import { parsePhone, phoneText } from "./phone.ts";

/** A phone number or e-mail address in its stored form. */
export type Contact = { kind: "email"; value: string } | { kind: "phone"; value: string };

/** Longest valid mail address; no phone number is longer. */
export const contactLimit = 254;

/** Reads a phone number or e-mail address as typed; null when it is neither. */
export function parseContact(text: string): Contact | null {
  const phone = parsePhone(text);
  if (phone !== null) return { kind: "phone", value: phone };
  const email = text.trim().toLowerCase();
  const isEmail =
    email.length <= contactLimit && /^[^\s\p{C}@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(email);
  return isEmail ? { kind: "email", value: email } : null;
}

/** An account's contact from the two that are stored; a phone is nearer at hand than a mailbox, and every account has one of the two. */
export function storedContact({ phone, email }: { phone: string | null; email: string | null }): Contact {
  return phone === null ? { kind: "email", value: email ?? "" } : { kind: "phone", value: phone };
}

/** A contact as it is printed. */
export function contactText({ kind, value }: Contact): string {
  return kind === "phone" ? phoneText(value) : value;
}
