// The first of two small inline scripts (docs/decisions/0033): it answers forms without a reload. Printed where the first
// screen's forms are about to come, so every byte counts; it needs nothing but the document.

import { isTaken, isTakenOver, type MessageLink } from "./page-state.ts";

/**
 * On a form that waits for its answer, or on the button where one form serves many; everybody reads it. A second press
 * meanwhile is the same press.
 */
const BUSY = "aria-busy";

/** Buttons that lead away. */
const leaving = new WeakSet<Element>();

/** The button of the last click. */
let pressed: Element | null = null;

interface Answer {
  ok: boolean;
  message?: { text: string; link?: { href: string; text: string } } | null;
  fields?: Record<string, string>;
  form?: string | null;
  signIn?: string;
  cartCount?: number;
  cartLabel?: string;
  compareCount?: number;
  compareLabel?: string;
}

// On the window, so that the framework's own listeners on the document come first and may take the press.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.hasAttribute("data-quick")) return;
  // The oldest browsers of the floor do not tell a form which button sent it.
  const button = event.submitter || pressed;
  // A press that React stopped on its way, because it had not taken that part of the page over, leads where it says.
  if (event.submitter && event.submitter.hasAttribute("formaction")) return;
  event.preventDefault();
  const { name, value } = (button && (button as HTMLButtonElement).form === form ? button : {}) as HTMLButtonElement;
  const waiting = (!form.querySelector("button") && button) || form;
  if (waiting.hasAttribute(BUSY)) return;
  waiting.setAttribute(BUSY, "true");
  const fields = new FormData(form);
  if (name) fields.set(name, value);
  const body = new URLSearchParams(fields as unknown as Record<string, string>);
  fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } })
    .then((response) =>
      response.ok || [401, 422, 503].indexOf(response.status) >= 0
        ? (response.json() as Promise<Answer>)
        : Promise.reject(response.status),
    )
    .then((answer) => {
      if (!free(form, waiting, answer)) return;
      if (answer.signIn) location.assign(answer.signIn);
      else tell(answer);
    })
    .catch((status) => {
      free(form, waiting);
      // Refused without an effect: the plain form leads to the page that says why. Anything else may have happened.
      if (status >= 400 && status < 500) sendPlainly(form, name, value);
      else say(document.body.dataset[navigator.onLine ? "unconfirmed" : "failed"] || "", false);
    });
});

/** As the browser would have sent it, with what the button says. */
function sendPlainly(form: HTMLFormElement, name = "", value = ""): void {
  const said = document.createElement("input");
  said.type = "hidden";
  said.name = name;
  said.value = value;
  form.appendChild(said);
  form.submit();
  said.remove();
}

/** Takes the next press from now on, and lets the page's scripts hear the answer; false where they took it. */
function free(form: HTMLFormElement, waiting: Element, answer?: Answer): boolean {
  if (!waiting.hasAttribute(BUSY)) return true;
  waiting.removeAttribute(BUSY);
  return form.dispatchEvent(new CustomEvent("answered", { bubbles: true, cancelable: true, detail: answer }));
}

/** Every press: before the framework is there on its way down, else on its way up, so that the page may take it. */
function press(event: Event): void {
  const target = event.target as Element;
  // A button with an address of its own (Buy Now) leaves the page: nobody may take its press for the form's. Asked at
  // the press, because the oldest browsers of the floor do not tell a form which button sent it.
  const button = target.closest<HTMLButtonElement>("button[formaction]");
  const form = button && button.form;
  if (form && !event.defaultPrevented) {
    event.preventDefault();
    if (leaving.has(button)) return;
    if (!navigator.onLine) return say(document.body.dataset.failed || "", false);
    leaving.add(button);
    // Back on this page, the button is as it was.
    setTimeout(() => leaving.delete(button), 3000);
    const { action } = form;
    form.action = button.formAction;
    form.submit();
    form.action = action;
  }
}

addEventListener(
  "click",
  (event) => {
    pressed = (event.target as Element).closest("button");
    if (isTakenOver && !isTaken()) press(event);
  },
  true,
);
addEventListener("click", (event) => {
  if (!isTakenOver || isTaken()) press(event);
});

function tell({ ok, message, fields, form, ...counts }: Answer): void {
  // The framework may have taken over while the answer was on its way.
  dispatchEvent(new CustomEvent("told", { detail: counts }));
  if (message) say(message.text, ok, message.link);
  else say(Object.values(fields || {})[0] || form || "", ok);
}

addEventListener("told", ({ detail }: CustomEventInit<Record<string, number & string>>) => {
  for (const kind of ["cart", "compare"] as const) {
    const count = detail![`${kind}Count`];
    if (count !== undefined) badge(kind, count, detail![`${kind}Label`]);
  }
});

function say(text: string, isDone: boolean, link?: MessageLink): void {
  dispatchEvent(new CustomEvent("say", { detail: { kind: isDone ? "done" : "warning", text, link } }));
}

function badge(kind: "cart" | "compare", count: number, label?: string): void {
  document.querySelectorAll<HTMLElement>(`[data-${kind}-count]`).forEach((number) => {
    if (Number(number.textContent) === count) return;
    number.textContent = count ? String(count) : "";
    if (count) number.hidden = false;
    const link = number.parentElement!;
    // Without a count is better than with a wrong one.
    if (label) link.setAttribute("aria-label", label);
    else link.removeAttribute("aria-label");
  });
}
