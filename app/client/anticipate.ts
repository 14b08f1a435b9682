/**
 * What may be fetched ahead in one visit, in documents of 45 KB at most (budgets): under a megabyte. The pictures of a page
 * that is printed out of sight count for another one.
 */
const ALLOWANCE = 20;
const SPENT = "ahead";

/** Pages that are kept at once: each takes the memory of a tab. */
const READY = 2;

/** Milliseconds that a pointer or finger stays on a link before that is an intent; a swipe has gone on by then. */
const STAY = 65;

/** Pages that are the same for whoever looks, and whose look changes nothing (docs/addresses.md). */
const PUBLIC = /^\/($|product\/default\/[^/]+$|shop\/sidebar\/|vendor-store\/|vendors$|blog\/classic(\/|$)|pages\/)/;

/**
 * Fetches the page of a link that a finger or pointer stays on, and prints it out of sight where there is memory for it:
 * the press then only shows it. Only where the browser says that the connection is good and that data may be spent, one
 * page an intent, and within the allowance of the visit (speed.md 3.7). What such a page may not do before it is seen,
 * client/early/page holds back. `first`: what the pointer was on when this script was asked for.
 */
export function anticipate(first: EventTarget | null): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const ready = new Map<string, HTMLScriptElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const mean = (target: EventTarget | null) => {
    forget();
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !isPlain(link)) return;
    timer = setTimeout(() => {
      const page = pageOf(link);
      const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
      const isPrinted = deviceMemory >= 4;
      if (page === pageOf(location) || ready.has(page) || !maySpend(isPrinted ? 2 : 1)) return;
      ready.set(page, fetchAhead(link.href.replace(/#.*/, ""), isPrinted));
      if (ready.size > READY) letGo(ready);
    }, STAY);
  };
  document.addEventListener("pointerover", ({ target }) => mean(target));
  ["pointerout", "pointercancel", "scroll"].forEach((kind) => addEventListener(kind, forget, { passive: true }));
  // What this script was fetched for, unless the pointer went on meanwhile; a finger that is on it hovers, too.
  if ((first as Element).matches(":hover")) mean(first);
}

const pageOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** A link to a public page in this page's language, which opens it in this tab; quick views open over the page. */
function isPlain({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const lng = (address: string) => /[?&]lng=([^&]*)/.exec(address)?.[1];
  if (origin !== location.origin || target || dataset.quickView) return false;
  return PUBLIC.test(pathname) && lng(search) === lng(location.search) && !/[?&]modal=/.test(search);
}

/** Asked for each page: connections get worse, and data dear, on the way. */
function maySpend(documents: number): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (!connection || connection.saveData || connection.effectiveType !== "4g") return false;
  try {
    const spent = Number(sessionStorage.getItem(SPENT));
    const isLeft = spent + documents <= ALLOWANCE;
    if (isLeft) sessionStorage.setItem(SPENT, String(spent + documents));
    return isLeft;
  } catch {
    // Who forbids storage cannot be counted for.
    return false;
  }
}

/** The browser drops a page whose rules are gone: the oldest, which nobody pressed. */
function letGo(ready: Map<string, HTMLScriptElement>): void {
  const [page] = ready.keys();
  ready.get(page!)!.remove();
  ready.delete(page!);
}

/** Kept by rules a page is used though it must be asked for anew, and says so, which its look needs (client/early/page). */
function fetchAhead(href: string, isPrinted: boolean): HTMLScriptElement {
  const rule = [{ urls: [href], eagerness: "immediate" }];
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = document.querySelector("script")!.nonce;
  // A browser that does not print it (low on memory or battery) fetches it all the same, and one that does fetches it once.
  rules.textContent = JSON.stringify({ prefetch: rule, ...(isPrinted && { prerender: rule }) });
  document.head.appendChild(rules);
  return rules;
}
