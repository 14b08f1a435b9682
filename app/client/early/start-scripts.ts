// The start of the page's scripts, which are inert text in the document (settled.md 1).

import { hasHydrated, isHydrated, page, whenVisible } from "./page-state.ts";

// React queues these events and replays them while it hydrates, which slows the answer to a press: they are stopped
// until hydration has ended.
"touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup input change"
  .split(" ")
  .forEach((kind) =>
    addEventListener(
      kind,
      (event) => {
        if (isHydrated && hasStarted && !hasHydrated()) event.stopPropagation();
      },
      true,
    ),
  );

addEventListener("DOMContentLoaded", () => {
  try {
    // client/scroll-position still has to find the control that led here.
    if (!isHydrated && sessionStorage.getItem("position") && !page.hasAttribute("data-still")) start();
  } catch {
    // Without storage nothing was saved.
  }
});

let hasStarted = false;

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
