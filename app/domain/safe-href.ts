// Browsers drop tabs and newlines inside addresses, so "java\nscript:" would run.
const forbidden = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** An http(s) URL or a path of ours, unchanged; null for anything else (docs/brief/security-and-faults.md). */
export function safeHref(link: string): string | null {
  const href = link.trim();
  if (href === "" || forbidden.test(href)) return null;
  if (href.startsWith("/")) return /^\/(?![/\\])/.test(href) ? href : null;
  if (!/^https?:\/\//i.test(href)) return null;
  return isAddress(href) ? href : null;
}

/** The oldest supported browsers lack URL.canParse. */
export function isAddress(href: string): boolean {
  try {
    return new URL(href).host !== "";
  } catch {
    return false;
  }
}

/** http:// becomes https:// (specification 5.4). */
export function httpsMedia(image: string): string {
  const href = safeHref(image);
  return href === null ? "" : href.replace(/^http:\/\//i, "https://");
}
