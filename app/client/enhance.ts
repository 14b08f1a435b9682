import { hearAnswers } from "./answers.ts";
import { runClocks } from "./clocks.ts";
import { takeDialogLinks } from "./dialogs.ts";
import { isGenerous } from "./connection.ts";
import { playFilms } from "./film-player.ts";
import { bringOver, over, type OverThePage } from "./over.ts";

/** What only some pages have; each script comes where its part is, and a page that does not get it stays as it is. */
const PARTS: [string, () => Promise<{ begin: () => void }>][] = [
  [".hero-slider-strip", () => import("./hero-controls.ts")],
  [".share-links", () => import("./copy-link.ts")],
  [".sidebar-toggle", () => import("./sidebar-closing.ts")],
  ["[data-push]", () => import("./push-prompt.ts")],
  ["[data-newsletter]", () => import("./newsletter-timer.ts")],
];

const ignore = () => {};

/**
 * Makes the printed page pleasant: clocks run, dialogs open over it, forms are answered in their place. The document is
 * never replaced, so nothing of this is needed to use it (decision 0039).
 */
export function enhance(overThePage: () => Promise<OverThePage>): void {
  bringOver(overThePage);
  hearAnswers();
  takeDialogLinks();
  playFilms();
  runClocks();
  suggest();
  addEventListener("focusin", suggest);
  for (const [part, load] of PARTS) {
    if (document.querySelector(part)) load().then(({ begin }) => begin(), ignore);
  }
  // On phones a row is swiped, and has no room for arrows.
  if (matchMedia("(min-width: 768px)").matches && document.querySelector(".product-carousel-arrows"))
    void import("./carousel-arrows.ts").then(({ addArrows }) => addArrows(), ignore);
  // The first message is printed plainly; those that follow by what was fetched with it.
  addEventListener("say", () => isGenerous() && void over().catch(ignore), { once: true });
  // Who reads without a pointer or finger needs it not, and on a slow line a press would wait for asking.
  if (document.body.hasAttribute("data-guest") && isGenerous()) {
    const ahead = ({ target }: Event) =>
      void import("./anticipate.ts").then(({ anticipate }) => anticipate(target), ignore);
    addEventListener("pointerover", ahead, { once: true });
  }
  if (import.meta.env.PROD)
    void import("./offline/keep-for-offline.ts").then(({ keepForOffline }) => keepForOffline()).catch(ignore);
  document.documentElement.setAttribute("data-awake", "");
}

/** Suggestions under the search field that is used; without them its form works as it is. */
function suggest(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.form || field.form.getAttribute("role") !== "search") return;
  void import("./combobox.ts").then(({ combobox }) => combobox(), ignore);
}
