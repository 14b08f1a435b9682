// The third of three small inline scripts (docs/decisions/0033): it says, counts, names and wakes what is printed by now.

import { isTaken, isTakenOver, type MessageLink, page } from "./page-state.ts";

/** On a phone the products of some home sections carry that section's label as their source (settled.md 24). */
function nameSource({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
}

// While the framework takes the page over it would stop for every one of these and finish first: a press would wait for
// it. It is told of none; forms, links and these scripts answer as they did before.
"touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup input change"
  .split(" ")
  .forEach((kind) =>
    addEventListener(
      kind,
      (event) => {
        if (kind === "pointerdown" || kind === "click") nameSource(event);
        if (isTakenOver && isWoken && !isTaken()) event.stopPropagation();
      },
      true,
    ),
  );

// Until the toasts are there, which scripts fetch with the first message where it costs little.
addEventListener("say", ({ detail }: CustomEventInit<{ kind: string; text: string; link: MessageLink }>) => {
  const live = document.getElementById("early-live");
  if (!live || page.hasAttribute("data-toasts")) return;
  const { kind, text, link } = detail!;
  live.textContent = "";
  const box = document.createElement("p");
  box.className = `toast toast-${kind}`;
  box.textContent = `${text} `;
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.href;
    anchor.textContent = link.text;
    box.appendChild(anchor);
  }
  live.appendChild(box);
  setTimeout(() => box.remove(), 5000);
});

const cookie = (name: string) => (new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) || [])[1] || "";

/** A page that was fetched ahead, or kept while another was read, says what was true then: the cookies know better. */
function catchUp(): void {
  if (isTaken()) return;
  const cartCount = +cookie("cart_count");
  const compareCount = cookie("compare").split(".").filter(Boolean).length;
  dispatchEvent(new CustomEvent("told", { detail: { cartCount, compareCount } }));
}

// Looks are counted when somebody looks, not when a page is fetched ahead of the press (middleware/view-count).
function look(): void {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  if (!visit || (visit.deliveryType !== "navigational-prefetch" && !visit.activationStart)) return;
  if (location.pathname.indexOf("/product/")) return;
  const body = new URLSearchParams({ _xsrf: cookie("XSRF-TOKEN") });
  fetch(`${location.pathname}/look${location.search}`, { method: "POST", body, keepalive: true }).catch(() => {});
}

/** Whose session and which language, currency and city this is printed for, as the cookies have it. */
const reader = () => ["XSRF-TOKEN", "lng", "currency", "city"].map(cookie).join();
const printedFor = reader();

/** Now, or once a page that was printed out of sight on an intent (client/anticipate) is seen, behind its first picture. */
function whenSeen(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(act)));
  else act();
}

addEventListener("DOMContentLoaded", () => {
  catchUp();
  whenSeen(look);
});

/** A page that was kept or printed before it is seen. */
function resume(): void {
  // Who signed in or out meanwhile would find the other one's name and forms, who chose another language the old one.
  if (printedFor !== reader()) location.reload();
  else catchUp();
}

document.addEventListener("prerenderingchange", resume);
addEventListener("pageshow", ({ persisted }) => persisted && resume());

let isWoken = false;

/** Starts the page's scripts: they wait in the document as inert text, in the order in which they run (settled.md 1). */
function wake(): void {
  if (isWoken) return;
  isWoken = true;
  document.querySelectorAll<HTMLScriptElement>('script[type="text/x-wake"]').forEach((inert) => {
    const script = document.createElement("script");
    if (inert.hasAttribute("data-module")) script.type = "module";
    script.nonce = inert.nonce;
    script.textContent = inert.textContent;
    document.head.appendChild(script);
  });
}

/** Not while a press waits for its answer, nor, where nobody asked for it, while a picture in sight is on its way. */
function wakeAfter(isAsked: boolean, patience = 50): void {
  if (document.querySelector("[aria-busy]") || (!isAsked && patience > 0 && Array.from(document.images).some(isComing)))
    setTimeout(wakeAfter, 200, isAsked, patience - 1);
  // What is asked for does not wait for an idle moment that never comes; the oldest browsers read no time here, and do not wait.
  else (window.requestIdleCallback || setTimeout)(wake, (isAsked ? { timeout: 1000 } : undefined) as never);
}

/** Asked of its section first: a picture of one that is far away would have to be laid out for the question (decision 0041). */
function isComing(picture: HTMLImageElement): boolean {
  return !picture.complete && [picture.closest("section") || picture.closest("li"), picture].every(isInSight);
}

function isInSight(part: Element | null): boolean {
  if (!part) return true;
  const { top, bottom, left, right, width } = part.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** A link leads away, and the framework would only be in the way of the next page. */
function onIntent({ type, target }: Event): void {
  // The press itself comes a moment after the touch.
  if (type !== "pointerdown" || !(target as Element).closest("a[href]")) setTimeout(wakeAfter, 300, true);
}

/** Idle time is free on a good connection and a capable device; elsewhere the first touch that needs it pays. */
function whenLoaded(): void {
  const { connection = {}, deviceMemory = 4 } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  if (connection.saveData) return;
  if (isTakenOver) return wake();
  if ((connection.effectiveType || "4g") === "4g" && deviceMemory >= 4) wakeAfter(false);
  ["pointerdown", "keydown", "focusin"].forEach((kind) => addEventListener(kind, onIntent, true));
}

if (/^#\/(?![/\\])/.test(location.hash)) location.replace(location.hash.slice(1));
else if (!page.hasAttribute("data-still") && !(isTakenOver && isStill()))
  addEventListener("load", () => whenSeen(whenLoaded));

/** The framework could not take over a page of this visit (entry.client). */
function isStill(): boolean {
  try {
    return !!sessionStorage.getItem("still");
  } catch {
    return !!history.state && !!history.state.still;
  }
}
