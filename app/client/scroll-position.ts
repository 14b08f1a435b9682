// A choice that reloads its page keeps the focus and the scroll position: filters, orders, options, cities.

const KEY = "position";
/** ms: a page that arrives later does not belong to this choice. */
const PATIENCE = 20_000;

type Kept = [path: string, at: number, name: string, group: string, top: number, quantity: string];

const quantityField = () => document.getElementById("quantity") as HTMLInputElement | null;

/** Without the mark of a chosen filter, its count, and an option's price, which change. */
function nameOf(control: Element): string {
  const words = control.querySelector(".variant-choice-name,.listing-facet-row>span") || control;
  const text = words.textContent || (control as HTMLInputElement).value || "";
  return control.id || `${control.getAttribute("name")},${text.replace("× ", "")}`;
}

const groupOf = (control: Element) => (control.closest("nav[aria-label]") || control).getAttribute("aria-label") || "";

export function rememberPosition(control: Element): boolean {
  const kept: Kept = [
    location.pathname,
    Date.now(),
    nameOf(control),
    groupOf(control),
    control.getBoundingClientRect().top,
    (quantityField() || { value: "" }).value,
  ];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function begin(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("main a[href]");
    const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForBrowser || event.defaultPrevented || link.target || link.closest(".pagination")) return;
    const isHere = link.host === location.host && link.pathname === location.pathname;
    if (isHere && link.search !== location.search && rememberPosition(link)) link.hash = "";
  });
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.closest("main")) return;
    const [path] = (form.getAttribute("action") || "").split("#");
    const active = document.activeElement!;
    const chosen = form.contains(active) ? active : event.submitter;
    if (chosen && (path === location.pathname || path === "/preferences") && rememberPosition(chosen))
      form.action = path!;
  });
}

/** After such a choice the early script starts the page's scripts at once. */
export function restorePosition(): void {
  let kept: Kept;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY)!) as Kept;
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (!kept || kept[0] !== location.pathname || Date.now() - kept[1] > PATIENCE) return;
  const [, , name, group, top, quantity] = kept;
  const field = quantityField();
  if (field && quantity) field.value = quantity;
  const controls = Array.from(document.querySelectorAll<HTMLElement>("main a,main button,main input,main select"));
  const control =
    controls.find((each) => nameOf(each) === name) || controls.find((each) => group && groupOf(each) === group);
  if (!control) return;
  if (control.getClientRects().length > 0) {
    control.focus({ preventScroll: true });
    scrollBy(0, control.getBoundingClientRect().top - top);
    return;
  }
  // On a phone the panel is closed on the new page, and its toggle is the element before it.
  const panel = control.closest("nav,section[aria-labelledby]");
  const toggle = panel && panel.previousElementSibling && panel.previousElementSibling.querySelector("summary");
  if (toggle) toggle.focus({ preventScroll: true });
}
