// A letter with its combining marks, so that a cut never separates them.
const letters = /\P{M}\p{M}*|\p{M}+/gsu;

/** Letters, not bytes or UTF-16 units (specification 5.2). */
export function cutLetters(text: string, limit: number): string {
  const all = text.match(letters) ?? [];
  return all.length > limit ? all.slice(0, limit).join("") : text;
}

/** Specification 5.2. */
export function truncate(text: string, limit: number): string {
  const cut = cutLetters(text, limit);
  return cut === text ? text : `${cut}...`;
}

/** At most `limit` letters of a text in one line, without the last part of a word. */
export function shortened(text: string, limit: number): string {
  const cut = cutLetters(text, limit);
  return cut === text ? text : `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).trimEnd()}…`;
}
