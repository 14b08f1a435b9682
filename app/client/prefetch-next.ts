/**
 * Fetches the next page once its link comes near: only where the browser says that the connection is good and that data
 * may be spent (speed.md 3.7). One fetch a page; the browser keeps it for the press.
 */
export function prefetchNext(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const next = document.querySelector<HTMLAnchorElement>('.pagination a[rel~="next"]');
  if (!next || !connection || connection.saveData || connection.effectiveType !== "4g") return;
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      document.head.appendChild(hint(next.href));
    },
    { rootMargin: "200px" },
  );
  watch.observe(next);
}

/** Rules are kept for a page that must be asked for anew; a prefetch link is what older browsers know. */
function hint(href: string): HTMLElement {
  if (HTMLScriptElement.supports?.("speculationrules")) {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.nonce = document.querySelector("script")!.nonce;
    rules.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
    return rules;
  }
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = href;
  return link;
}
