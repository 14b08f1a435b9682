import { pastedLine } from "../pasted-line.ts";
import { parsePhone, phoneText } from "./phone.ts";

export type Contact = { kind: "email"; value: string } | { kind: "phone"; value: string };

export const contactLimit = 254;

export function parseContact(text: string): Contact | null {
  const phone = parsePhone(text);
  if (phone !== null) return { kind: "phone", value: phone };
  const email = pastedLine(text)
    .replace(/^mailto:/i, "")
    .toLowerCase();
  const isEmail =
    email.length <= contactLimit && /^[^\s\p{C}@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(email);
  return isEmail ? { kind: "email", value: email } : null;
}

export function storedContact({ phone, email }: { phone: string | null; email: string | null }): Contact {
  return phone === null ? { kind: "email", value: email ?? "" } : { kind: "phone", value: phone };
}

export function contactText({ kind, value }: Contact): string {
  return kind === "phone" ? phoneText(value) : value;
}
