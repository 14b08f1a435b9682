import type { Answered } from "./answer.ts";
import { partOf } from "./page-parts.ts";

export function begin(): void {
  const form = document.querySelector<HTMLFormElement>("#buy");
  if (!form) return;
  addSteps(form);
  showBarApart(form);
  form.addEventListener("answered", ((event: Answered) => {
    // The pressed button may be far below, in the bar at the screen's end.
    if (event.detail?.fields?.variant) document.getElementById("variant")?.scrollIntoView({ block: "center" });
  }) as EventListener);
}

/** One way to buy on each screen: the bar stays away while the form's own buttons are seen. */
function showBarApart(form: HTMLFormElement): void {
  const row = form.querySelector(".buy-row");
  const bar = document.querySelector<HTMLElement>(".buy-bar");
  if (!row || !bar) return;
  const seen = ([entry]: IntersectionObserverEntry[]) => bar.classList.toggle("buy-bar-away", entry!.isIntersecting);
  new IntersectionObserver(seen).observe(row);
}

function addSteps(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[type=number]");
  const less = partOf("step-less");
  const more = partOf("step-more");
  if (!field || !less || !more) return;
  field.insertAdjacentElement("beforebegin", less);
  field.insertAdjacentElement("afterend", more);
  const step = (button: HTMLElement, by: "stepDown" | "stepUp") =>
    button.addEventListener("click", () => {
      field[by]();
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  step(less, "stepDown");
  step(more, "stepUp");
}
