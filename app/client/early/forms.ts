// The first of three inline scripts (docs/decisions/0033): before the first screen's forms, so every byte counts.

export interface Sent {
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
  // As client/json-post, which would cost 28 bytes more.
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
