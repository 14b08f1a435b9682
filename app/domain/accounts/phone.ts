/** Characters of a number as typed (security-and-faults.md 6). */
const phoneLimit = 20;

/**
 * An Ethiopian mobile number in its stored form "+251912345678"; null for anything else. Accepts 09.., 07.., 9..,
 * +251.., 251.., 00251.., with spaces, dots, hyphens and brackets.
 */
export function parsePhone(text: string): string | null {
  const typed = text.trim();
  if (typed.length > phoneLimit) return null;
  const digits = typed.replace(/[\s().\u2010-\u2015-]/g, "");
  const match = /^(?:\+?251|00251|0)?([79]\d{8})$/.exec(digits);
  return match ? `+251${match[1]}` : null;
}

/**
 * A number as it is printed (amharic.md 5): "+251912345678" and "0912345678" as "0912 34 56 78", landlines alike; other
 * forms are returned as they are.
 */
export function phoneText(written: string): string {
  const [, a, b, c, d] = /^(?:\+251|0)(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(written.replace(/[\s-]/g, "")) ?? [];
  return a ? `0${a} ${b} ${c} ${d}` : written;
}
