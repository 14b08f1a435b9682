/** Requested on the press, while the dialog's script is loading. */
let prefetched: { slug: string; response: Promise<Response | null> } | null = null;

const ask = (slug: string) => fetch(`/quick-view/${encodeURIComponent(slug)}`).catch(() => null);

export function prefetchQuickView(slug: string): void {
  prefetched = { slug, response: ask(slug) };
}

export function takeQuickView(slug: string): Promise<Response | null> {
  const response = prefetched?.slug === slug ? prefetched.response : ask(slug);
  prefetched = null;
  return response;
}
