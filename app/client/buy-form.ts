import type { Answered } from "./answer.ts";
import { partOf } from "./page-parts.ts";

/** What scripts add to the form that buys: buttons beside its number, and the missing choice in sight. */
export function begin(): void {
  const form = document.querySelector<HTMLFormElement>("#buy");
  if (!form) return;
  addSteps(form);
  form.addEventListener("answered", ((event: Answered) => {
    // The button that was pressed may stand far below, in the bar that covers the screen's end.
    if (event.detail?.fields?.variant) document.getElementById("variant")?.scrollIntoView({ block: "center" });
  }) as EventListener);
}

/** A button before and one behind the number, which count it down and up within its bounds. */
function addSteps(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[type=number]");
  const less = partOf("step-less");
  const more = partOf("step-more");
  if (!field || !less || !more) return;
  // All three in one row of the narrowest box.
  field.style.width = "96px";
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
