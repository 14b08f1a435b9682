// The first of three small inline scripts (docs/decisions/0033): it sends forms without a reload. Printed where the first
// screen's forms are about to come, so every byte counts; it needs nothing but the document.

/** What one press sent, and what came back: nothing where no answer did. */
export interface Sent {
  form: HTMLFormElement;
  button: HTMLButtonElement | null;
  /** What waits, marked BUSY. */
  waiting: Element;
  response?: Response;
}

/**
 * On a form that waits for its answer, or on the button where one form serves many or that leads away; everybody reads it.
 * A second press meanwhile is the same press.
 */
const BUSY = "aria-busy";

/** The button of the last click: the oldest browsers of the floor do not tell a form which button sent it. */
let pressed: Element | null = null;
addEventListener("click", ({ target }) => (pressed = (target as Element).closest("button")), true);

// On the window, so that the framework's own listeners on the document come first and may take the press.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const asked = (event.submitter || pressed) as HTMLButtonElement | null;
  const button = asked && asked.form === form ? asked : null;
  // A button with an address of its own (Buy Now) leaves the page: nobody may take its press for the form's.
  const isLeaving = button && button.hasAttribute("formaction");
  if (event.defaultPrevented || !(isLeaving || form.hasAttribute("data-quick"))) return;
  const waiting = button && (isLeaving || !form.querySelector("button")) ? button : form;
  const isWaiting = waiting.hasAttribute(BUSY);
  waiting.setAttribute(BUSY, "true");
  if (isLeaving && !isWaiting && navigator.onLine) {
    // Back on this page, the button is as it was.
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
 * To the second script, as soon as it has come: it stands below what is pressed first. Where the connection broke before it
 * came, an answer is told by the page itself, asked for again; without one the press may be tried again.
 */
function handOver(sent: Sent): void {
  if (!dispatchEvent(new CustomEvent("sent", { cancelable: true, detail: sent }))) return;
  if (document.readyState === "loading") setTimeout(handOver, 50, sent);
  else if (sent.response) location.reload();
  else sent.waiting.removeAttribute(BUSY);
}
