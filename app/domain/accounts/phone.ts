/** As typed (security-and-faults.md 6). */
const phoneLimit = 20;

/** "+251912345678", from 09.., 07.., 9.., +251.., 251.. or 00251..; null for anything else. */
export function parsePhone(text: string): string | null {
  const typed = text.trim();
  if (typed.length > phoneLimit) return null;
  const digits = typed.replace(/[\s().\u2010-\u2015-]/g, "");
  const match = /^(?:\+?251|00251|0)?([79]\d{8})$/.exec(digits);
  return match ? `+251${match[1]}` : null;
}

/** "0912 34 56 78" (amharic.md 5); other forms are returned unchanged. */
export function phoneText(written: string): string {
  const [, a, b, c, d] = /^(?:\+251|0)(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(written.replace(/[\s-]/g, "")) ?? [];
  return a ? `0${a} ${b} ${c} ${d}` : written;
}
