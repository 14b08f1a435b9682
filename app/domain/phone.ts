/** Letters of a number as typed (security-and-faults.md 6). */
const phoneLimit = 20;

/**
 * An Ethiopian mobile number in its one stored form "+251912345678"; null for anything else. Taken as people write it:
 * 09.., 07.., 9.., +251.., 251.., 00251.., with spaces, dots, hyphens and brackets.
 */
export function parsePhone(text: string): string | null {
  const typed = text.trim();
  if (typed.length > phoneLimit) return null;
  const digits = typed.replace(/[\s().\u2010-\u2015-]/g, "");
  const match = /^(?:\+?251|00251|0)?([79]\d{8})$/.exec(digits);
  return match ? `+251${match[1]}` : null;
}

/** A stored number as people read it aloud: "0912 345 678". */
export function phoneText(stored: string): string {
  const [, a, b, c] = /^\+251(\d{3})(\d{3})(\d{3})$/.exec(stored) ?? [];
  return a ? `0${a} ${b} ${c}` : stored;
}
