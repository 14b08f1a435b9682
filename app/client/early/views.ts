// The view of a product page, and the source that a link to it names.

import { cookie, whenVisible } from "./page-state.ts";

/** A prefetched page counts as viewed when it becomes visible (request/view-count). */
function countPrefetchedView(): void {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  if (!visit || (visit.deliveryType !== "navigational-prefetch" && !visit.activationStart)) return;
  if (location.pathname.indexOf("/product/")) return;
  const headers = { "X-XSRF-TOKEN": cookie("XSRF-TOKEN") };
  fetch(`${location.pathname}/look${location.search}`, { method: "POST", headers, keepalive: true }).catch(() => {});
}

whenVisible(countPrefetchedView);

/** settled.md 24: on phones, products of some home sections carry that section's label as their source. */
function nameSource({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
}

["pointerdown", "click"].forEach((kind) => addEventListener(kind, nameSource as EventListener, true));
