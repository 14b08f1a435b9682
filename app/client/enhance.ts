import { listenForAnswers } from "./answers.ts";
import { interceptDialogLinks } from "./dialogs.ts";
import { isGenerous } from "./connection.ts";
import { playVideos } from "./film-player.ts";
import { registerOverlay, loadOverlay, type Overlay } from "./overlay.ts";

const PARTS: [string, () => Promise<{ begin: () => void }>][] = [
  [".hero-slider-strip", () => import("./hero-controls.ts")],
  ["[data-until]", () => import("./clocks.ts")],
  [".share-links", () => import("./product-parts.ts")],
  [".listing-filters", () => import("./listing-filters.ts")],
  [".listing-bar,.variant-choice,.sort-links,.directory-form", () => import("./scroll-position.ts")],
  [".sidebar-toggle", () => import("./sidebar-closing.ts")],
  ["[data-push]", () => import("./push-prompt.ts")],
  ["[data-newsletter]", () => import("./newsletter-timer.ts")],
];

const ignore = () => {};

/** Everything works without this (decision 0039). */
export function enhance(overlay: () => Promise<Overlay>): void {
  registerOverlay(overlay);
  listenForAnswers();
  preserveTypedFields();
  interceptDialogLinks();
  playVideos();
  suggest();
  addEventListener("focusin", suggest);
  for (const [part, load] of PARTS) {
    if (document.querySelector(part)) load().then(({ begin }) => begin(), ignore);
  }
  // Phones swipe, and have no room for arrows.
  if (matchMedia("(min-width: 768px)").matches && document.querySelector(".product-carousel-arrows"))
    void import("./carousel-arrows.ts").then(({ addArrows }) => addArrows(), ignore);
  // The early script shows the first message; toasts load with it.
  addEventListener("say", () => isGenerous() && void loadOverlay().catch(ignore), { once: true });
  // Hover only. Not on a slow connection, where the fetch would delay the press.
  if (document.body.hasAttribute("data-guest") && isGenerous()) {
    const prefetch = ({ target }: Event) =>
      void import("./prefetch.ts").then(({ prefetchLinks }) => prefetchLinks(target), ignore);
    addEventListener("pointerover", prefetch, { once: true });
  }
  if (import.meta.env.PROD)
    void import("./offline/keep-for-offline.ts").then(({ keepForOffline }) => keepForOffline()).catch(ignore);
  document.documentElement.setAttribute("data-enhanced", "");
}

/** A switch of language, currency, city or lite pages keeps what was typed, in every form of the page. */
function preserveTypedFields(): void {
  try {
    if (sessionStorage.getItem("position"))
      void import("./scroll-position.ts").then(({ restorePosition }) => restorePosition(), ignore);
    if (sessionStorage.getItem("typed")) void import("./typed-fields.ts").then(({ restore }) => restore(), ignore);
  } catch {
    return;
  }
  // Before the early script, which treats a button with an address of its own as one that leaves the page.
  addEventListener("click", leaveBySwitch, true);
}

function leaveBySwitch(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(".preference-form button, .near-you-city button");
  if (!button) return;
  event.preventDefault();
  void import("./typed-fields.ts").then(
    ({ leaveBy }) => leaveBy(button),
    () => {
      removeEventListener("click", leaveBySwitch, true);
      button.click();
    },
  );
}

function suggest(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.form || field.form.getAttribute("role") !== "search") return;
  void import("./combobox.ts").then(({ combobox }) => combobox(field), ignore);
}
