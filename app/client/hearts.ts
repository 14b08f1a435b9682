import type { Answered } from "./answer.ts";
import { partOf } from "./page-parts.ts";

/** Specification 4.5. */
export function takeHearts(): void {
  // Only React may change a hydrated document.
  if (document.documentElement.hasAttribute("data-hydrate")) return;
  const forms = document.querySelectorAll<HTMLFormElement>('form[action="/wishlist/items"]');
  forms.forEach((form) => form.setAttribute("data-quick", ""));
  addEventListener("answered", ((event: Answered) => {
    if ((event.target as HTMLFormElement).getAttribute("action") !== "/wishlist/items") return;
    if (event.detail && event.detail.wishlist) showWished(event.detail.wishlist);
  }) as EventListener);
}

function showWished(ids: number[]): void {
  document.querySelectorAll<HTMLButtonElement>("button.wish-button,button.wish-button-words").forEach((button) => {
    const way = ids.includes(parseInt(button.value, 10)) && partOf("wished");
    if (!way) return;
    way.className = `${button.className} wish-button-in`;
    const [words, label] = [way, button].map((part) => part.querySelector("span")!);
    words!.className = label!.className;
    words!.querySelector("span")!.replaceWith(label!.querySelector("span")!.cloneNode(true));
    if (label === button.firstElementChild) way.firstElementChild!.remove();
    const hadFocus = document.activeElement === button;
    button.replaceWith(way);
    if (hadFocus) way.focus({ preventScroll: true });
  });
}
