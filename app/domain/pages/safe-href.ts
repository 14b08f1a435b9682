// Browsers drop tabs and newlines inside addresses, so "java\nscript:" would run.
const forbidden = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A link from data: an http(s) address or a path of ours, as it was written; null for everything else (security 7). */
export function safeHref(link: string): string | null {
  const href = link.trim();
  if (href === "" || forbidden.test(href)) return null;
  if (href.startsWith("/")) return /^\/(?![/\\])/.test(href) ? href : null;
  if (!/^https?:\/\//i.test(href)) return null;
  return isAddress(href) ? href : null;
}

/** URL.canParse came long after the oldest browsers of the floor. */
function isAddress(href: string): boolean {
  try {
    return new URL(href).host !== "";
  } catch {
    return false;
  }
}

/** A picture from data: http:// becomes https:// (specification 5.4); "" for what is no http(s) address or path. */
export function httpsMedia(image: string): string {
  const href = safeHref(image);
  return href === null ? "" : href.replace(/^http:\/\//i, "https://");
}
