// The second of three inline scripts (docs/decisions/0033), after the first forms and the stylesheet.
import type { MessageLink } from "./page-state.ts";

interface Answer {
  ok: boolean;
  message?: { text: string; link?: MessageLink } | null;
  fields?: Record<string, string>;
  form?: string | null;
  signIn?: string;
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
      else tell(answer);
    })
    .catch((status) => {
      free(form, waiting);
      // 4xx had no effect, so the form can be sent plainly and its page says why. After anything else it may have had
      // one.
      if (status >= 400 && status < 500) sendPlainly(form, button);
      else sayWhy();
    });
});

async function read(response?: Response): Promise<Answer> {
  const status = response && response.status;
  if (response && (response.ok || [401, 422, 429, 503].includes(status!))) return response.json();
  throw status;
}

function free(form: HTMLFormElement, waiting: Element, answer?: Answer): boolean {
  if (!waiting.hasAttribute("aria-busy")) return true;
  waiting.removeAttribute("aria-busy");
  return form.dispatchEvent(new CustomEvent("answered", { bubbles: true, cancelable: true, detail: answer }));
}

function sendPlainly(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  const said = document.createElement("input");
  said.type = "hidden";
  said.name = button ? button.name : "";
  said.value = button ? button.value : "";
  form.appendChild(said);
  form.submit();
  said.remove();
}

function tell({ ok, message, fields, form, ...counts }: Answer): void {
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

// The first of three inline scripts (docs/decisions/0033): before the first screen's forms, so every byte counts.

interface Sent {
  form: HTMLFormElement;
  button: HTMLButtonElement | null;
  waiting: Element;
  response?: Response;
}

/** Set on the form, or on the button where one form serves many buttons; a second press meanwhile is ignored. */
const BUSY = "aria-busy";
const JSON_TYPE = "application/json";

/** The oldest supported browsers have no `event.submitter`. */
let pressed: Element | null = null;
addEventListener("click", ({ target }) => (pressed = (target as Element).closest("button")), true);

// On the window, so that React's listeners on the document run first and may prevent it.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const asked = (event.submitter || pressed) as HTMLButtonElement | null;
  const button = asked && asked.form === form ? asked : null;
  // A button with its own address (Buy Now) leaves the page.
  const isLeaving = button && button.hasAttribute("formaction");
  if (event.defaultPrevented || !(isLeaving || form.hasAttribute("data-quick"))) return;
  const waiting = button && (isLeaving || !form.querySelector("button")) ? button : form;
  const isWaiting = waiting.hasAttribute(BUSY);
  waiting.setAttribute(BUSY, "true");
  if (isLeaving && !isWaiting && navigator.onLine) {
    // For a shopper who comes back to this page.
    setTimeout(() => waiting.removeAttribute(BUSY), 3000);
    return;
  }
  event.preventDefault();
  if (isWaiting) return;
  const sent = { form, button, waiting };
  if (isLeaving) return handOver(sent);
  const fields = Object.fromEntries(new FormData(form) as Iterable<[string, string]>);
  if (button && button.name) fields[button.name] = button.value;
  // As client/json-form, which would cost 28 bytes more.
  const headers = { Accept: JSON_TYPE, "Content-Type": JSON_TYPE, "X-XSRF-TOKEN": fields["_xsrf"]! };
  fetch(form.action, { method: "POST", body: JSON.stringify(fields), headers }).then(
    (response) => handOver({ ...sent, response }),
    () => handOver(sent),
  );
});

/**
 * Waits until the second script is parsed. If it never comes, an answered page is reloaded, and an unanswered form can
 * be sent again.
 */
function handOver(sent: Sent): void {
  if (!dispatchEvent(new CustomEvent("sent", { cancelable: true, detail: sent }))) return;
  if (document.readyState === "loading") setTimeout(handOver, 50, sent);
  else if (sent.response) location.reload();
  else sent.waiting.removeAttribute(BUSY);
}
