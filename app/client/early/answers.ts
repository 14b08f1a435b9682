// Handles the JSON answers to forms: message, counts, sign-in. The second of three inline scripts
// (docs/decisions/0033), after the first forms and the stylesheet.

import type { Answer } from "../answer.ts";
import type { Sent } from "./forms.ts";
import type { MessageLink } from "./page-state.ts";

interface FormAnswer extends Answer {
  cartCount?: number;
  cartLabel?: string;
  compareCount?: number;
  compareLabel?: string;
}

addEventListener("sent", (event) => {
  event.preventDefault();
  const { form, button, waiting, response } = (event as CustomEvent<Sent>).detail;
  read(response)
    .then((answer) => {
      if (!free(form, waiting, answer)) return;
      if (answer.signIn) location.assign(answer.signIn);
      else report(answer);
    })
    .catch((status) => {
      free(form, waiting);
      // A 4xx had no effect, so the form can be sent plainly and its page says why. Any other failure may have had an
      // effect.
      if (status >= 400 && status < 500) sendPlainly(form, button);
      else sayWhy();
    });
});

async function read(response?: Response): Promise<FormAnswer> {
  const status = response && response.status;
  if (response && (response.ok || [401, 422, 429, 503].includes(status!))) return response.json();
  throw status;
}

function free(form: HTMLFormElement, waiting: Element, answer?: FormAnswer): boolean {
  if (!waiting.hasAttribute("aria-busy")) return true;
  waiting.removeAttribute("aria-busy");
  return form.dispatchEvent(new CustomEvent("answered", { bubbles: true, cancelable: true, detail: answer }));
}

function sendPlainly(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = button ? button.name : "";
  field.value = button ? button.value : "";
  form.appendChild(field);
  form.submit();
  field.remove();
}

function report({ ok, message, fields, form, ...counts }: FormAnswer): void {
  // Hydration may have ended while the answer was on its way.
  dispatchEvent(new CustomEvent("counts", { detail: counts }));
  if (message) say(message.text, ok, message.link);
  else say(Object.values(fields || {})[0] || form || "", ok);
}

addEventListener("counts", ({ detail }: CustomEventInit<Record<string, number & string>>) => {
  for (const kind of ["cart", "compare"] as const) {
    const count = detail![`${kind}Count`];
    if (count !== undefined) badge(kind, count, detail![`${kind}Label`]);
  }
});

function sayWhy(): void {
  const live = document.getElementById("early-live");
  if (live) say(live.dataset[navigator.onLine ? "unconfirmed" : "failed"]!, false);
}

function say(text: string, isDone: boolean, link?: MessageLink): void {
  dispatchEvent(new CustomEvent("say", { detail: { kind: isDone ? "done" : "warning", text, link } }));
}

function badge(kind: "cart" | "compare", count: number, label?: string): void {
  document.querySelectorAll<HTMLElement>(`[data-${kind}-count]`).forEach((number) => {
    if (Number(number.textContent) === count) return;
    number.textContent = `${count || ""}`;
    if (count) number.hidden = false;
    const link = number.parentElement!;
    link.toggleAttribute("data-many", count > 1);
    // No count is better than a wrong one.
    if (label) link.setAttribute("aria-label", label);
    else link.removeAttribute("aria-label");
  });
}
