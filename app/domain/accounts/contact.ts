import { pastedLine } from "../pasted-line.ts";

export type Contact = { kind: "email"; value: string } | { kind: "phone"; value: string };

export const contactLimit = 254;

export function parseContact(text: string): Contact | null {
  const phone = parsePhone(text);
  if (phone !== null) return { kind: "phone", value: phone };
  const email = pastedLine(text)
    .replace(/^(?:[\p{L} -]+[:፡፦] ?|[^@<>]*<)/u, "")
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

/** In plain characters, without the `tel:` of a link or the name beside it in a list of contacts. */
export function pastedPhone(typed: string): string {
  return pastedLine(typed)
    .replace(/^\p{L}[\p{L} .'-]*[ .:፡፦] ?(?=[\d+(])/u, "")
    .replace(/(?<=\d) \p{L}[\p{L} .'-]*$/u, "");
}

/** "+251912345678", from 09.., 07.., 9.., +251.., 251.., 00251.. or +251 (0)..; null for anything else. */
export function parsePhone(typed: string): string | null {
  const digits = pastedPhone(typed).replace(/[\s()./\p{Pd}\u2212]/gu, "");
  const match = /^(?:\+?251|00251)?0?([79]\d{8})$/.exec(digits);
  return match ? `+251${match[1]}` : null;
}

/** "0912 34 56 78" (amharic.md 5); other forms are returned unchanged. */
export function phoneText(written: string): string {
  const [, a, b, c, d] = /^(?:\+251|0)(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(written.replace(/[\s-]/g, "")) ?? [];
  return a ? `0${a} ${b} ${c} ${d}` : written;
}
