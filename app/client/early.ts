// The one script that runs from first paint: it answers forms without a reload and wakes the page's scripts when it pays.
// Printed inline into every page, so every byte counts; it needs nothing but the document.

const page = document.documentElement;

/** A page that is worked in, which the framework takes over; all others stay as they were printed (decision 0039). */
const isTakenOver = page.hasAttribute("data-wake");

/** On a form that waits for its answer; everybody reads it. A second press meanwhile is the same press. */
const BUSY = "aria-busy";

/** Buttons that lead away. */
const leaving = new WeakSet<Element>();

/** Forms that wait. */
let waiting = 0;

/** The button of the last click. */
let pressed: Element | null = null;

/** The framework is there, and answers what it printed. */
const isTaken = () => isTakenOver && page.hasAttribute("data-awake");

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
  if (form.hasAttribute(BUSY)) return;
  form.setAttribute(BUSY, "true");
  waiting++;
  const fields = new FormData(form);
  if (button instanceof HTMLButtonElement && button.form === form && button.name) fields.set(button.name, button.value);
  const body = new URLSearchParams(fields as unknown as Record<string, string>);
  fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } })
    .then((response) =>
      response.ok || [401, 422, 503].indexOf(response.status) >= 0
        ? (response.json() as Promise<Answer>)
        : Promise.reject(response.status),
    )
    .then((answer) => {
      if (!free(form, answer)) return;
      if (answer.signIn) location.assign(answer.signIn);
      else tell(answer);
    })
    .catch((status) => {
      free(form);
      // Refused without an effect: the plain form leads to the page that says why. Anything else may have happened.
      if (status >= 400 && status < 500) form.submit();
      else say(document.body.dataset[navigator.onLine ? "unconfirmed" : "failed"] || "", false);
    });
});

/** Takes the next press from now on, and lets the page's scripts hear the answer; false where they took it. */
function free(form: HTMLFormElement, answer?: Answer): boolean {
  if (!form.hasAttribute(BUSY)) return true;
  form.removeAttribute(BUSY);
  waiting--;
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

/** On a phone the products of some home sections carry that section's label as their source (settled.md 24). */
function nameSource({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-mobile-source] a[href*="from="]');
  if (!link || !matchMedia("(max-width: 767px)").matches) return;
  const label = link.closest<HTMLElement>("[data-mobile-source]")!.dataset.mobileSource!;
  link.search = link.search.replace(/from=[^&]*/, `from=${encodeURIComponent(label)}`);
}

// While the framework takes the page over it would stop for every one of these and finish first: a press would wait for
// it. It is told of none; forms, links and this script answer as they did before.
"touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup input change"
  .split(" ")
  .forEach((kind) =>
    addEventListener(
      kind,
      (event) => {
        if (kind === "pointerdown" || kind === "click") nameSource(event);
        if (kind === "click") pressed = (event.target as Element).closest("button");
        if (!isTakenOver || isTaken()) return;
        if (kind === "click") press(event);
        if (isWoken) event.stopPropagation();
      },
      true,
    ),
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

type Link = { href: string; text: string } | undefined;

function say(text: string, isDone: boolean, link?: Link): void {
  dispatchEvent(new CustomEvent("say", { detail: { kind: isDone ? "done" : "warning", text, link } }));
}

// Until the toasts are there, which scripts fetch with the first message where it costs little.
addEventListener("say", ({ detail }: CustomEventInit<{ kind: string; text: string; link: Link }>) => {
  const live = document.getElementById("early-live");
  if (!live || page.hasAttribute("data-toasts")) return;
  const { kind, text, link } = detail!;
  live.textContent = "";
  const box = document.createElement("p");
  box.className = `toast toast-${kind}`;
  box.textContent = `${text} `;
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.href;
    anchor.textContent = link.text;
    box.appendChild(anchor);
  }
  live.appendChild(box);
  setTimeout(() => box.remove(), 5000);
});

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

const cookie = (name: string) => (new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) || [])[1] || "";

/** A page that was fetched ahead, or kept while another was read, says what was true then: the cookies know better. */
function catchUp(): void {
  if (isTaken()) return;
  badge("cart", +cookie("cart_count"));
  badge("compare", cookie("compare").split(".").filter(Boolean).length);
}

// Looks are counted when somebody looks, not when a page is fetched ahead of the press (middleware/view-count).
function look(): void {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  if (!visit || (visit.deliveryType !== "navigational-prefetch" && !visit.activationStart)) return;
  if (location.pathname.indexOf("/product/")) return;
  const body = new URLSearchParams({ _xsrf: cookie("XSRF-TOKEN") });
  fetch(`${location.pathname}/look${location.search}`, { method: "POST", body, keepalive: true }).catch(() => {});
}

const session = cookie("XSRF-TOKEN");

/** Now, or once a page that was printed out of sight on an intent (client/anticipate) is seen, behind its first picture. */
function whenSeen(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(act)));
  else act();
}

addEventListener("DOMContentLoaded", () => {
  catchUp();
  whenSeen(look);
});

/** A page that was kept or printed before it is seen. */
function resume(): void {
  // Who signed in or out meanwhile would find the other one's name and forms.
  if (session !== cookie("XSRF-TOKEN")) location.reload();
  else catchUp();
}

document.addEventListener("prerenderingchange", resume);
addEventListener("pageshow", ({ persisted }) => persisted && resume());

let isWoken = false;

/** Starts the page's scripts: they wait in the document as inert text, in the order in which they run (settled.md 1). */
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

/** Not while a press waits for its answer, nor, where nobody asked for it, while a picture in sight is on its way. */
function wakeAfter(isAsked: boolean, patience = 50): void {
  if (waiting || (!isAsked && patience > 0 && Array.from(document.images).some(isComing)))
    setTimeout(wakeAfter, 200, isAsked, patience - 1);
  // What is asked for does not wait for an idle moment that never comes; the oldest browsers read no time here, and do not wait.
  else (window.requestIdleCallback || setTimeout)(wake, (isAsked ? { timeout: 1000 } : undefined) as never);
}

function isComing(picture: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = picture.getBoundingClientRect();
  return !picture.complete && width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** A link leads away, and the framework would only be in the way of the next page. */
function onIntent({ type, target }: Event): void {
  // The press itself comes a moment after the touch.
  if (type !== "pointerdown" || !(target as Element).closest("a[href]")) setTimeout(wakeAfter, 300, true);
}

/** Idle time is free on a good connection and a capable device; elsewhere the first touch that needs it pays. */
function whenLoaded(): void {
  const { connection = {}, deviceMemory = 4 } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  if (connection.saveData) return;
  if (isTakenOver) return wake();
  if ((connection.effectiveType || "4g") === "4g" && deviceMemory >= 4) wakeAfter(false);
  ["pointerdown", "keydown", "focusin"].forEach((kind) => addEventListener(kind, onIntent, true));
}

if (/^#\/(?![/\\])/.test(location.hash)) location.replace(location.hash.slice(1));
else if (!page.hasAttribute("data-still") && !(isTakenOver && isStill()))
  addEventListener("load", () => whenSeen(whenLoaded));

/** The framework could not take over a page of this visit (entry.client). */
function isStill(): boolean {
  try {
    return !!sessionStorage.getItem("still");
  } catch {
    return !!history.state && !!history.state.still;
  }
}
