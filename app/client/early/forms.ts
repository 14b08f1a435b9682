// The first of three small inline scripts (docs/decisions/0033): sends forms without a reload. Printed before the first
// screen's forms, so every byte counts; it needs nothing but the document.

/** One press and its response; none when the request failed. */
export interface Sent {
  form: HTMLFormElement;
  button: HTMLButtonElement | null;
  /** The element that is marked BUSY. */
  waiting: Element;
  response?: Response;
}

/**
 * Set on the form, or on the button where one form serves many buttons or the button leads away. A second press
 * meanwhile is ignored.
 */
const BUSY = "aria-busy";

/** Button of the last click: the oldest supported browsers have no `event.submitter`. */
let pressed: Element | null = null;
addEventListener("click", ({ target }) => (pressed = (target as Element).closest("button")), true);

// On the window, so that the framework's listeners on the document run first and may take the press.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const asked = (event.submitter || pressed) as HTMLButtonElement | null;
  const button = asked && asked.form === form ? asked : null;
  // A button with its own address (Buy Now) leaves the page: its press is not the form's.
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
  const fields = new FormData(form);
  if (button && button.name) fields.set(button.name, button.value);
  const body = new URLSearchParams(fields as unknown as Record<string, string>);
  fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } }).then(
    (response) => handOver({ ...sent, response }),
    () => handOver(sent),
  );
});

/**
 * Hands over to the second script, waiting until it is parsed. If it never comes, a page with an answer is reloaded,
 * and one without allows another press.
 */
function handOver(sent: Sent): void {
  if (!dispatchEvent(new CustomEvent("sent", { cancelable: true, detail: sent }))) return;
  if (document.readyState === "loading") setTimeout(handOver, 50, sent);
  else if (sent.response) location.reload();
  else sent.waiting.removeAttribute(BUSY);
}
