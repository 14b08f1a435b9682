// The one script that runs from first paint: it answers forms without a reload and wakes the framework when it pays.
// Printed inline into every page, so every byte counts; it needs nothing but the document.

const page = document.documentElement;

/** Forms that wait for their answer, and buttons that lead away: a second press meanwhile is the same press. */
const busy = new WeakSet<Element>();

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
  event.preventDefault();
  if (busy.has(form)) return;
  busy.add(form);
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } })
    .then((response) =>
      response.ok || [401, 422, 503].indexOf(response.status) >= 0
        ? (response.json() as Promise<Answer>)
        : Promise.reject(response.status),
    )
    .then((answer) => {
      if (answer.signIn) location.assign(answer.signIn);
      else tell(answer);
    })
    .catch((status) => {
      // Refused without an effect: the plain form leads to the page that says why. Anything else may have happened.
      if (status >= 400 && status < 500) form.submit();
      else show(document.body.dataset[navigator.onLine ? "unconfirmed" : "failed"] || "", false);
    })
    .then(() => busy.delete(form));
});

// A button with an address of its own (Buy Now) leaves the page: nobody may take its press for the form's. Asked at the
// press, because the oldest browsers of the floor do not tell a form which button sent it.
addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>("button[formaction]");
  const form = button && button.form;
  if (!form || event.defaultPrevented) return;
  event.preventDefault();
  // Not the form: an addition on its way is another press.
  if (busy.has(button)) return;
  if (!navigator.onLine) return show(document.body.dataset.failed || "", false);
  busy.add(button);
  // Back on this page, the button is as it was.
  setTimeout(() => busy.delete(button), 3000);
  const { action } = form;
  form.action = button.formAction;
  form.submit();
  form.action = action;
});

// On a phone the products of some home sections carry that section's label as their source (settled.md 24).
addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
});

function tell({ ok, message, fields, form, ...counts }: Answer): void {
  for (const kind of ["cart", "compare"] as const) {
    const count = counts[`${kind}Count`];
    if (count === undefined) continue;
    document.querySelectorAll<HTMLElement>(`[data-${kind}-count]`).forEach((badge) => {
      badge.textContent = String(count);
      badge.hidden = !count;
      badge.parentElement!.setAttribute("aria-label", counts[`${kind}Label`] || "");
    });
  }
  if (message) show(message.text, ok, message.link);
  else show(Object.values(fields || {})[0] || form || "", ok);
}

function show(text: string, isDone: boolean, link?: { href: string; text: string }): void {
  const live = document.getElementById("early-live");
  if (!live) return;
  live.textContent = "";
  const box = document.createElement("p");
  box.className = isDone ? "toast toast-done" : "toast toast-warning";
  box.textContent = `${text} `;
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.href;
    anchor.textContent = link.text;
    box.appendChild(anchor);
  }
  live.appendChild(box);
  setTimeout(() => box.remove(), 5000);
}

let isWoken = false;

/** Starts the framework: its scripts wait in the document as inert text, in the order in which they run (settled.md 1). */
function wake(): void {
  if (isWoken) return;
  isWoken = true;
  document.querySelectorAll<HTMLScriptElement>('script[type="text/x-wake"]').forEach((inert) => {
    const script = document.createElement("script");
    if (inert.hasAttribute("data-module")) script.type = "module";
    script.nonce = inert.nonce;
    script.textContent = inert.textContent;
    document.head.appendChild(script);
  });
}

/** Idle time is free on a good connection and a capable device; elsewhere the first touch that needs it pays. */
function whenLoaded(): void {
  const { connection = {}, deviceMemory = 4 } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  if (connection.saveData) return;
  if (page.hasAttribute("data-wake")) return wake();
  if ((connection.effectiveType || "4g") === "4g" && deviceMemory >= 4)
    (window.requestIdleCallback || setTimeout)(wake);
  ["pointerdown", "keydown", "focusin"].forEach((kind) => addEventListener(kind, wake, { once: true, passive: true }));
}

if (/^#\/(?![/\\])/.test(location.hash)) location.replace(location.hash.slice(1));
else if (!page.hasAttribute("data-still") && !isStill()) addEventListener("load", whenLoaded);

/** The framework could not take over a page of this visit (entry.client). */
function isStill(): boolean {
  try {
    return !!sessionStorage.getItem("still");
  } catch {
    return !!history.state && !!history.state.still;
  }
}
