/** Parameters that belong to one visit and not to the page: what lies over it, and the secret of a sign-in link. */
const OF_THE_VISIT = ["modal", "q"];

/**
 * Path and query of a page, as ways back and its other language name it (settled.md 4). Of an address that begins with
 * several slashes only one stays: a link that began so would lead to another site.
 */
export function ownPath(url: URL): string {
  const pathname = url.pathname.replace(/^\/{2,}/, "/");
  if (!OF_THE_VISIT.some((name) => url.searchParams.has(name))) return pathname + url.search;
  const own = new URL(url);
  for (const name of OF_THE_VISIT) own.searchParams.delete(name);
  return pathname + own.search;
}
