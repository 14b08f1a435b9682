/** An open dialog, and the secret of a sign-in link. */
const OF_THE_VISIT = ["modal", "q"];

/** For ways back and the other language (settled.md 4). Two leading slashes would lead to another site. */
export function ownPath(url: URL): string {
  const pathname = url.pathname.replace(/^\/{2,}/, "/");
  if (!OF_THE_VISIT.some((name) => url.searchParams.has(name))) return pathname + url.search;
  const own = new URL(url);
  for (const name of OF_THE_VISIT) own.searchParams.delete(name);
  return pathname + own.search;
}
