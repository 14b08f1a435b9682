/** At most 45 KB each (budgets): under a megabyte a visit. A prerendered page counts twice, for its pictures. */
const ALLOWANCE = 20;
const SPENT = "prefetched";

/** Each prerendered page takes the memory of a tab. */
const READY = 2;

/** ms of hovering that count as intent; a swipe is shorter. */
const STAY = 65;

/** Pages that are the same for all readers and unchanged by a GET (docs/addresses.md). */
const PUBLIC = /^\/($|product\/default\/[^/]+$|shop\/sidebar\/|vendor-store\/|vendors$|blog\/classic(\/|$)|pages\/)/;

/**
 * Prefetches the page of a hovered or touched link, and prerenders it where memory allows (speed.md 3.7): good
 * connection, no Save-Data, within the visit's allowance. client/early/page-state delays side effects until the page is
 * visible. `first`: where the pointer was when this script was requested.
 */
export function prefetchLinks(first: EventTarget | null): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const rulesByPage = new Map<string, HTMLScriptElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const intend = (target: EventTarget | null) => {
    cancel();
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !isPlain(link)) return;
    timer = setTimeout(() => {
      const page = pageOf(link);
      const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
      const isPrerendered = deviceMemory >= 4;
      if (page === pageOf(location) || rulesByPage.has(page) || !maySpend(isPrerendered ? 2 : 1)) return;
      rulesByPage.set(page, addRules(link.href.replace(/#.*/, ""), isPrerendered));
      if (rulesByPage.size > READY) dropOldest(rulesByPage);
    }, STAY);
  };
  document.addEventListener("pointerover", ({ target }) => intend(target));
  ["pointerout", "pointercancel", "scroll"].forEach((kind) => addEventListener(kind, cancel, { passive: true }));
  // A finger on the link hovers, too.
  if ((first as Element).matches(":hover")) intend(first);
}

const pageOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

function isPlain({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const lng = (address: string) => /[?&]lng=([^&]*)/.exec(address)?.[1];
  if (origin !== location.origin || target || dataset.quickView) return false;
  return PUBLIC.test(pathname) && lng(search) === lng(location.search) && !/[?&]modal=/.test(search);
}

function maySpend(documents: number): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (!connection || connection.saveData || connection.effectiveType !== "4g") return false;
  try {
    const spent = Number(sessionStorage.getItem(SPENT));
    const isLeft = spent + documents <= ALLOWANCE;
    if (isLeft) sessionStorage.setItem(SPENT, String(spent + documents));
    return isLeft;
  } catch {
    // Without storage the allowance cannot be counted.
    return false;
  }
}

/** Removing its rules cancels a prerender. */
function dropOldest(rulesByPage: Map<string, HTMLScriptElement>): void {
  const [page] = rulesByPage.keys();
  rulesByPage.get(page!)!.remove();
  rulesByPage.delete(page!);
}

/**
 * Speculation rules use a prefetched page although it is not cacheable, and the page can see that it was prefetched.
 */
function addRules(href: string, isPrerendered: boolean): HTMLScriptElement {
  const rule = [{ urls: [href], eagerness: "immediate" }];
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = document.querySelector("script")!.nonce;
  // A browser that declines to prerender still prefetches; others fetch once.
  rules.textContent = JSON.stringify({ prefetch: rule, ...(isPrerendered && { prerender: rule }) });
  document.head.appendChild(rules);
  return rules;
}
