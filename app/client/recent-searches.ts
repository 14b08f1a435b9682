const KEY = "searches";
const MOST = 5;

/** Kept on this device alone. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((words) => typeof words === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const words = text.trim();
  if (words) keep([words, ...recentSearches().filter((one) => one !== words)].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage nothing is recent.
  }
}
