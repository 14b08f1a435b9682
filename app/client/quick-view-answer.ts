/** Requested on the press, while the dialog's script is loading. */
let early: { slug: string; answer: Promise<Response | null> } | null = null;

const ask = (slug: string) => fetch(`/quick-view/${encodeURIComponent(slug)}`).catch(() => null);

export function fetchQuickView(slug: string): void {
  early = { slug, answer: ask(slug) };
}

export function quickViewAnswer(slug: string): Promise<Response | null> {
  const answer = early?.slug === slug ? early.answer : ask(slug);
  early = null;
  return answer;
}
