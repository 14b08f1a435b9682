/** Parameters that belong to one visit and not to the page: what lies over it, and the secret of a sign-in link. */
const OF_THE_VISIT = ["modal", "q"];

/** Path and query of a page, as ways back name it (settled.md 4). */
export function ownPath(url: URL): string {
  if (!OF_THE_VISIT.some((name) => url.searchParams.has(name))) return url.pathname + url.search;
  const own = new URL(url);
  for (const name of OF_THE_VISIT) own.searchParams.delete(name);
  return own.pathname + own.search;
}
