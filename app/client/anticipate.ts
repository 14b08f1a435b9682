/** Pages that may be fetched ahead in one visit: at 45 KB at most each (budgets) they stay under a megabyte. */
const ALLOWANCE = 20;
const SPENT = "ahead";

/** Milliseconds that a pointer or finger stays on a link before that is an intent; a swipe has gone on by then. */
const STAY = 65;

/** Pages that are the same for whoever looks, and whose look changes nothing (docs/addresses.md). */
const PUBLIC = /^\/($|product\/default\/[^/]+$|shop\/sidebar\/|vendor-store\/|vendors$|blog\/classic(\/|$)|pages\/)/;

/**
 * Fetches the page of a link that a finger or pointer stays on: only where the browser says that the connection is good
 * and that data may be spent, one page an intent, and within the allowance of the visit (speed.md 3.7). The browser keeps
 * it for the press. `first`: what the pointer was on when this script was asked for.
 */
export function anticipate(first: EventTarget | null): void {
  const fetched = new Set([pageOf(location)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const mean = (target: EventTarget | null) => {
    forget();
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !isPlain(link)) return;
    timer = setTimeout(() => {
      const page = pageOf(link);
      if (fetched.has(page) || !maySpend()) return;
      fetched.add(page);
      fetchAhead(link.href.replace(/#.*/, ""));
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
function maySpend(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (!connection || connection.saveData || connection.effectiveType !== "4g") return false;
  try {
    const spent = Number(sessionStorage.getItem(SPENT));
    if (spent < ALLOWANCE) sessionStorage.setItem(SPENT, String(spent + 1));
    return spent < ALLOWANCE;
  } catch {
    // Who forbids storage cannot be counted for.
    return false;
  }
}

/** Kept by rules a page is used though it must be asked for anew, and says so, which its look needs (client/early). */
function fetchAhead(href: string): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = document.querySelector("script")!.nonce;
  rules.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
  document.head.appendChild(rules);
}
