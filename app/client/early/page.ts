// The third of three small inline scripts (docs/decisions/0033): shows messages, corrects badges, counts page views and
// wakes the page.

import { isTaken, isTakenOver, type MessageLink, page } from "./page-state.ts";

/** On phones, products of some home sections carry that section's label as their source (settled.md 24). */
function nameSource({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
}

// React would replay each of these events before it goes on hydrating, and a press would wait for that. It gets none
// until it has taken over; forms, links and these scripts answer meanwhile.
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

// Until the toasts are loaded, which happens after the first message on a good connection.
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

/** A prefetched page, or one restored by the browser, has old counts; the cookies have the current ones. */
function catchUp(): void {
  if (isTaken()) return;
  const cartCount = +cookie("cart_count");
  const compareCount = cookie("compare").split(".").filter(Boolean).length;
  dispatchEvent(new CustomEvent("told", { detail: { cartCount, compareCount } }));
}

// A prefetched page counts as viewed when it is seen, not when it is fetched (request/view-count).
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

/** Session, language, currency and city, as the cookies have them. */
const reader = () => ["XSRF-TOKEN", "lng", "currency", "city"].map(cookie).join();
const printedFor = reader();

/** Runs at once, or for a prerendered page (client/anticipate) when it is seen, after its first paint. */
function whenSeen(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(act)));
  else act();
}

addEventListener("DOMContentLoaded", () => {
  catchUp();
  whenSeen(look);
});

/** A prerendered or restored page becomes visible. */
function resume(): void {
  // After a sign-in, sign-out or change of language elsewhere this page shows the wrong name, forms or texts.
  if (printedFor !== reader()) location.reload();
  else catchUp();
}

document.addEventListener("prerenderingchange", resume);
addEventListener("pageshow", ({ persisted }) => persisted && resume());

let isWoken = false;

/** Starts the page's scripts, which the document holds as inert text in the order in which they run (settled.md 1). */
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

/** Waits while a press is being answered and, unless the shopper caused it, while pictures in sight are loading. */
function wakeAfter(isAsked: boolean, patience = 50): void {
  if (document.querySelector("[aria-busy]") || (!isAsked && patience > 0 && Array.from(document.images).some(isComing)))
    setTimeout(wakeAfter, 200, isAsked, patience - 1);
  // With a timeout where the shopper caused it. The oldest browsers fall back to setTimeout, which takes no options.
  else (window.requestIdleCallback || setTimeout)(wake, (isAsked ? { timeout: 1000 } : undefined) as never);
}

/** Asks the section first: measuring a picture far below would force its layout (decision 0041). */
function isComing(picture: HTMLImageElement): boolean {
  return !picture.complete && [picture.closest("section") || picture.closest("li"), picture].every(isInSight);
}

function isInSight(part: Element | null): boolean {
  if (!part) return true;
  const { top, bottom, left, right, width } = part.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** A press on a link does not wake the page: it is about to be left. */
function onIntent({ type, target }: Event): void {
  // After the press itself, which follows the touch.
  if (type !== "pointerdown" || !(target as Element).closest("a[href]")) setTimeout(wakeAfter, 300, true);
}

/**
 * Idle time is free on a good connection and a capable device; elsewhere the page wakes on the first touch that needs
 * it.
 */
function whenLoaded(): void {
  const { connection = {}, deviceMemory = 4 } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  if (connection.saveData) return;
  measure();
  if (isTakenOver) return wake();
  if ((connection.effectiveType || "4g") === "4g" && deviceMemory >= 4) wakeAfter(false);
  ["pointerdown", "keydown", "focusin"].forEach((kind) => addEventListener(kind, onIntent, true));
}

/** One view in twenty says how it felt (client/vitals); a browser that a program drives says nothing. */
function measure(): void {
  if (Math.random() > 0.05 || navigator.webdriver || !navigator.sendBeacon) return;
  document.head.appendChild(document.createElement("script")).src = "/vitals.js";
}

if (/^#\/(?![/\\])/.test(location.hash)) location.replace(location.hash.slice(1));
else if (!page.hasAttribute("data-still") && !(isTakenOver && isStill()))
  addEventListener("load", () => whenSeen(whenLoaded));

/** Hydration has failed in this visit (entry.client). */
function isStill(): boolean {
  try {
    return !!sessionStorage.getItem("still");
  } catch {
    return !!history.state && !!history.state.still;
  }
}
