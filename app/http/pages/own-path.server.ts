/** Parameters that belong to one visit and not to the page: an open dialog, and the secret of a sign-in link. */
const OF_THE_VISIT = ["modal", "q"];

/**
 * Path and query of a page, for ways back to it and for its other language (settled.md 4). Of several leading slashes one
 * remains: with two the link would lead to another site.
 */
export function ownPath(url: URL): string {
  const pathname = url.pathname.replace(/^\/{2,}/, "/");
  if (!OF_THE_VISIT.some((name) => url.searchParams.has(name))) return pathname + url.search;
  const own = new URL(url);
  for (const name of OF_THE_VISIT) own.searchParams.delete(name);
  return pathname + own.search;
}
