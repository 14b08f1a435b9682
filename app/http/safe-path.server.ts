/** A path of our own origin for a redirect, else "/" (security-and-faults.md 7). */
export function safePath(wanted: string | null | undefined, publicOrigin: string): string {
  if (!wanted || wanted.length > 2048 || !/^\/(?![/\\])/.test(wanted)) return "/";
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(wanted)) return "/";
  const base = new URL(publicOrigin);
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return "/";
  }
  if (url.origin !== base.origin) return "/";
  const path = url.pathname + url.search;
  return /^\/(?![/\\])/.test(path) ? path : "/";
}
