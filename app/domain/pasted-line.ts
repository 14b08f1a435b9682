/** Longer than any number, code or address; longer text is refused at once. */
const mostPasted = 500;
/** The sign before each script's 1: Arabic-Indic, Persian and Urdu, Ethiopic (which has no zero). */
const zeros = ["\u0660", "\u06f0", "\u1368"];

/**
 * Plain characters of a typed or pasted number, code or address: no invisible letters, full-width forms or digits of
 * other scripts, single spaces, no quotes around it, no comma or full stop at the end.
 */
export function pastedLine(typed: string): string {
  if (typed.length > mostPasted) return "";
  return typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u1369-\u1371]/g, plainDigit)
    .replace(/\s+/g, " ")
    .replace(/^[ "'<\u2018-\u201f\u00ab\u2039]+/, "")
    .replace(/[ .,;:!?"'>\u2018-\u201f\u00bb\u203a\u060c\u061b\u06d4\u1361-\u1367]+$/, "")
    .trim();
}

function plainDigit(digit: string): string {
  return String(
    Math.min(...zeros.map((zero) => digit.charCodeAt(0) - zero.charCodeAt(0)).filter((value) => value >= 0)),
  );
}
