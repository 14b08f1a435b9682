import { rememberPosition } from "./scroll-position.ts";

/** A changed field: its form's address, its name, and its index among fields of that name. */
type Typed = [key: string, value: string, isChosen: boolean];

const storeName = "typed";

const controls = "form input, form textarea, form select";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Leaves the page by a switch; the next page restores the typed text. */
export function leaveBy(button: HTMLButtonElement): void {
  const form = button.closest("form")!;
  keep();
  if (form.closest("main") && rememberPosition(button)) form.action = form.getAttribute("action")!.split("#")[0]!;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = button.name;
  field.value = button.value;
  form.appendChild(field);
  form.submit();
}

function keep(): void {
  const typed: Typed[] = [];
  eachField((key, field) => {
    if (isChanged(field)) typed.push([key, field.value, "checked" in field && field.checked]);
  });
  try {
    if (typed.length > 0) sessionStorage.setItem(storeName, JSON.stringify([location.pathname, typed]));
  } catch {
    // Without storage the switch still works.
  }
}

/** Once, and on the page it was typed on only. */
export function restore(): void {
  const [path, typed] = JSON.parse(sessionStorage.getItem(storeName)!) as [string, Typed[]];
  sessionStorage.removeItem(storeName);
  if (path !== location.pathname) return;
  const byKey = new Map(typed.map((one) => [one[0], one]));
  eachField((key, field) => {
    const known = byKey.get(key);
    if (!known) return;
    if (isTicked(field)) field.checked = known[2];
    else field.value = known[1];
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Fields that a shopper fills in; passwords, codes and files stay where they are. */
function eachField(act: (key: string, field: Field) => void): void {
  const seen = new Map<string, number>();
  for (const field of Array.from(document.querySelectorAll(controls)) as unknown as Field[]) {
    if (/^(?:hidden|password|file|submit|button)$/.test(field.type) || !field.form || !field.name) continue;
    if (field.name === "code" || field.autocomplete === "one-time-code") continue;
    const name = `${field.form.getAttribute("action")} ${field.name}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    act(`${name} ${nth}`, field);
  }
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === "radio" || field.type === "checkbox";

function isChanged(field: Field): boolean {
  if ("options" in field) {
    const options = Array.from(field.options);
    const printed = options.filter((option) => option.defaultSelected).pop() ?? options[0];
    return printed !== undefined && printed.value !== field.value;
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
