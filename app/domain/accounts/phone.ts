import { pastedLine } from "../pasted-line.ts";

/** In plain characters, without the `tel:` of a link. */
export function pastedPhone(typed: string): string {
  return pastedLine(typed).replace(/^tel[:.]? ?/i, "");
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
