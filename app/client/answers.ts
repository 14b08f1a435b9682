import type { Answered } from "./answer.ts";
import { partOf } from "./page-parts.ts";
import { scriptTexts } from "./script-texts.ts";

export function listenForAnswers(): void {
  // Only React may change a hydrated document.
  const isHydrated = document.documentElement.hasAttribute("data-hydrate");
  if (!isHydrated) takeHearts();
  showCompared();
  addEventListener("pageshow", showCompared);
  addEventListener("answered", ((event: Answered) => {
    const form = event.target as HTMLFormElement;
    if (!event.detail) return;
    if (!form.dataset.quick) showFaults(form, event.detail.fields ?? {});
    if (event.detail.ok) showCompared();
    if (event.detail.wishlist && !isHydrated) showWished(event.detail.wishlist);
  }) as EventListener);
}

/** Specification 7.3: products on the cookie's list link to the comparison; the focus moves to the link. */
function showCompared(): void {
  const ids = (/(?:^|; )compare=([\d.-]+)/.exec(document.cookie)?.[1] ?? "").split(".");
  document.querySelectorAll<HTMLFormElement>('form.compare-form[action="/compare/items"]').forEach((form) => {
    const [product, variant] = ["product", "variant"].map((name) => form.elements.namedItem(name));
    const line = [product, variant].map((field) => field && (field as HTMLInputElement).value).join("-");
    const isIn = ids.some((id) => (variant ? id === line : `${id}-`.startsWith(line)));
    const way = isIn && partOf("compared");
    if (!way) return;
    const hadFocus = form.contains(document.activeElement);
    form.replaceWith(way);
    if (hadFocus) way.querySelector("a")!.focus({ preventScroll: true });
  });
}

/** Specification 4.5. */
function takeHearts(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form[action="/wishlist/items"]');
  forms.forEach((form) => form.setAttribute("data-quick", ""));
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

/** The elements around a control that show why it was refused (ui/forms/text-field, ui/forms/quantity-field, variants). */
const BOXES = ".form-field,.quantity-field,.variant-choice";

function showFaults(form: HTMLFormElement, fields: Record<string, string>): void {
  form.querySelectorAll<HTMLElement>(BOXES).forEach(clear);
  Object.entries(fields).forEach(([name, text]) => {
    const field = form.elements.namedItem(name);
    const isSeen = field instanceof HTMLElement && field.getAttribute("type") !== "hidden";
    const at = isSeen ? field : form.querySelector<HTMLElement>(`#${name}`);
    const box = at && at.closest<HTMLElement>(BOXES);
    if (at && box) say(box, at, text);
  });
}

function say(box: HTMLElement, field: HTMLElement, text: string): void {
  const base = box.classList[0]!;
  const reason = document.createElement("p");
  reason.className = `${base}-error`;
  reason.id = `${field.id}-error`;
  const error = document.createElement("span");
  error.className = "visually-hidden";
  error.textContent = `${scriptTexts().error} `;
  reason.appendChild(error);
  reason.appendChild(document.createTextNode(text));
  box.classList.add(`${base}-wrong`);
  if (field === box) {
    box.insertBefore(reason, box.children[1]!);
    // The pressed button may be far below, in the bar at the screen's end.
    box.scrollIntoView({ block: "center" });
  } else {
    box.insertBefore(reason, field);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", `${field.getAttribute("aria-describedby") ?? ""} ${reason.id}`.trim());
  }
}

function clear(box: HTMLElement): void {
  const base = box.classList[0]!;
  const reason = box.querySelector(`.${base}-error`);
  if (!reason) return;
  reason.remove();
  box.classList.remove(`${base}-wrong`);
  const field = box.querySelector("[aria-invalid]");
  if (!field) return;
  field.removeAttribute("aria-invalid");
  const rest = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== reason.id);
  if (rest[0]) field.setAttribute("aria-describedby", rest.join(" "));
  else field.removeAttribute("aria-describedby");
}
