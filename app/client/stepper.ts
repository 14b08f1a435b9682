import { partOf } from "./page-parts.ts";

/** A button before and one behind the number of the buy form, which count it down and up within its bounds. */
export function begin(): void {
  const field = document.querySelector<HTMLInputElement>("#buy input[type=number]");
  const less = partOf("step-less");
  const more = partOf("step-more");
  if (!field || !less || !more) return;
  field.insertAdjacentElement("beforebegin", less);
  field.insertAdjacentElement("afterend", more);
  const step = (button: HTMLElement, by: "stepDown" | "stepUp") =>
    button.addEventListener("click", () => {
      // Of what is no number the browser counts from 0.
      field[by]();
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  step(less, "stepDown");
  step(more, "stepUp");
}
