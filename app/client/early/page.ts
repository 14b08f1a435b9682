// The third of three inline scripts (docs/decisions/0033): messages, badges, page views, and the start of the page's
// scripts.

import { hasHydrated, isHydrated, type MessageLink, page } from "./page-state.ts";

/** settled.md 24: on phones, products of some home sections carry that section's label as their source. */
function nameSource({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
}

// React queues these events and replays them while it hydrates, which slows the answer to a press: they are stopped
// until hydration has ended.
"touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup input change"
  .split(" ")
  .forEach((kind) =>
    addEventListener(
      kind,
      (event) => {
        if (kind === "pointerdown" || kind === "click") nameSource(event);
        if (isHydrated && hasStarted && !hasHydrated()) event.stopPropagation();
      },
      true,
    ),
  );

// Until the toasts are loaded, after the first message on a good connection.
addEventListener("say", ({ detail }: CustomEventInit<{ kind: string; text: string; link: MessageLink }>) => {
  const live = document.getElementById("early-live");
  if (!live || page.hasAttribute("data-toasts")) return;
  const { kind, text, link } = detail!;
  live.textContent = "";
  const box = document.createElement("p");
  box.className = `toast toast-${kind}`;
  box.append(`${text} `);
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.href;
    anchor.append(link.text);
    box.appendChild(anchor);
  }
  live.appendChild(box);
  setTimeout(() => box.remove(), 5000);
});

const cookie = (name: string) => (new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) || [])[1] || "";

/** A prefetched or restored page has old counts; the cookies have the current ones. */
function catchUp(): void {
  if (hasHydrated()) return;
  const cartCount = +cookie("cart_count");
  const compareCount = cookie("compare").split(".").filter(Boolean).length;
  dispatchEvent(new CustomEvent("counts", { detail: { cartCount, compareCount } }));
}

// A prefetched page counts as viewed when it becomes visible (request/view-count).
function look(): void {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  if (!visit || (visit.deliveryType !== "navigational-prefetch" && !visit.activationStart)) return;
  if (location.pathname.indexOf("/product/")) return;
  const headers = { "X-XSRF-TOKEN": cookie("XSRF-TOKEN") };
  fetch(`${location.pathname}/look${location.search}`, { method: "POST", headers, keepalive: true }).catch(() => {});
}

const reader = () => ["XSRF-TOKEN", "lng", "currency", "city"].map(cookie).join();
const printedFor = reader();

/** A prerendered page waits until it is visible and painted. */
function whenVisible(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(act)));
  else act();
}

addEventListener("DOMContentLoaded", () => {
  catchUp();
  whenVisible(look);
  try {
    // client/scroll-position still has to find the control that led here.
    if (!isHydrated && sessionStorage.getItem("place") && !page.hasAttribute("data-still")) start();
  } catch {
    // Without storage nothing was saved.
  }
});

function resume(): void {
  // After a sign-in, sign-out or change of language elsewhere.
  if (printedFor !== reader()) location.reload();
  else catchUp();
}

document.addEventListener("prerenderingchange", resume);
addEventListener("pageshow", ({ persisted }) => persisted && resume());

let hasStarted = false;

/** The scripts are inert text in the document (settled.md 1). */
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  document.querySelectorAll<HTMLScriptElement>('script[type="text/x-deferred"]').forEach((inert) => {
    const script = document.createElement("script");
    if (inert.hasAttribute("data-module")) script.type = "module";
    script.nonce = inert.nonce;
    script.text = inert.text;
    document.head.appendChild(script);
  });
}

/** Not while a press is being answered nor, unless the shopper acted, while visible pictures load. */
function startAfter(isAsked: boolean, patience = 50): void {
  if (document.querySelector("[aria-busy]") || (!isAsked && patience > 0 && [...document.images].some(isComing)))
    setTimeout(startAfter, 200, isAsked, patience - 1);
  // The oldest browsers fall back to setTimeout, which takes no options.
  else (window.requestIdleCallback || setTimeout)(start, (isAsked ? { timeout: 1000 } : undefined) as never);
}

/** Asks about the section first: measuring a picture far below would force its layout (decision 0041). */
function isComing(picture: HTMLImageElement): boolean {
  return !picture.complete && [picture.closest("section") || picture.closest("li"), picture].every(isInSight);
}

function isInSight(part: Element | null): boolean {
  if (!part) return true;
  const { top, bottom, left, right, width } = part.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function onIntent({ type, target }: Event): void {
  // After the click that follows the touch.
  if (type !== "pointerdown" || !(target as Element).closest("a[href]")) setTimeout(startAfter, 300, true);
}

/** Weak devices and connections start the scripts with the first touch instead. */
function whenLoaded(): void {
  const { connection = {}, deviceMemory = 4 } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  if (connection.saveData) return;
  measure();
  if (isHydrated) return start();
  if ((connection.effectiveType || "4g") === "4g" && deviceMemory >= 4) startAfter(false);
  ["pointerdown", "keydown", "focusin"].forEach((kind) => addEventListener(kind, onIntent, true));
}

/** One view in twenty, never an automated browser. */
function measure(): void {
  if (Math.random() > 0.05 || navigator.webdriver || !navigator.sendBeacon) return;
  document.head.appendChild(document.createElement("script")).src = "/vitals.js";
}

if (/^#\/(?![/\\])/.test(location.hash)) location.replace(location.hash.slice(1));
else if (!page.hasAttribute("data-still") && !(isHydrated && isStill()))
  addEventListener("load", () => whenVisible(whenLoaded));

/** Hydration has failed in this visit (entry.client). */
function isStill(): unknown {
  try {
    return sessionStorage.getItem("still");
  } catch {
    return history.state && history.state.still;
  }
}
