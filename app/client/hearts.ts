import type { Answered } from "./answers.ts";
import { partOf } from "./page-parts.ts";

/** Lets hearts be answered in their place (specification 4.5), by the early script and without leaving the page. */
export function takeHearts(): void {
  // A page that the framework took over is drawn by nobody else.
  if (document.documentElement.hasAttribute("data-wake")) return;
  const forms = document.querySelectorAll<HTMLFormElement>('form[action="/wishlist/items"]');
  forms.forEach((form) => form.setAttribute("data-quick", ""));
  addEventListener("answered", ((event: Answered) => {
    if ((event.target as HTMLFormElement).getAttribute("action") !== "/wishlist/items") return;
    if (event.detail && event.detail.wishlist) showWished(event.detail.wishlist);
  }) as EventListener);
}

/** The button of every product in the list becomes the way to it; the pressed one's focus goes along. */
function showWished(ids: number[]): void {
  document.querySelectorAll<HTMLButtonElement>("button.wish-button,button.wish-button-words").forEach((button) => {
    const way = ids.includes(Number(button.value)) && partOf("wished");
    if (!way) return;
    way.className = `${button.className} wish-button-in`;
    const [words, said] = [way, button].map((part) => part.querySelector("span")!);
    words!.className = said!.className;
    words!.querySelector("span")!.replaceWith(said!.querySelector("span")!.cloneNode(true));
    // The style sheet draws that of cards.
    if (said === button.firstElementChild) way.firstElementChild!.remove();
    const hadFocus = document.activeElement === button;
    button.replaceWith(way);
    if (hadFocus) way.focus({ preventScroll: true });
  });
}
