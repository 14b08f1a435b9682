import { lateWords } from "./late-words.ts";

/** The elements around a control that show why it was refused (ui/forms/text-field, ui/forms/quantity-field, variants). */
const BOXES = [".form-field", ".quantity-field", ".variant-choice"];

export function showFaults(form: HTMLFormElement, fields: Record<string, string>): void {
  form.querySelectorAll<HTMLElement>(BOXES.join()).forEach((box) => clear(box));
  Object.entries(fields).forEach(([name, text]) => {
    const field = form.elements.namedItem(name);
    const isSeen = field instanceof HTMLElement && field.getAttribute("type") !== "hidden";
    const at = isSeen ? field : form.querySelector<HTMLElement>(`#${name}`);
    const box = at && at.closest<HTMLElement>(BOXES.join());
    if (at && box) say(box, at, text);
  });
}

function say(box: HTMLElement, field: HTMLElement, text: string): void {
  const base = box.classList[0]!;
  const reason = document.createElement("p");
  reason.className = `${base}-error`;
  reason.id = `${field.id}-error`;
  const error = document.createElement("span");
  error.className = "visually-hidden";
  error.textContent = `${lateWords().error} `;
  reason.appendChild(error);
  reason.appendChild(document.createTextNode(text));
  box.classList.add(`${base}-wrong`);
  if (field === box) box.insertBefore(reason, box.children[1]!);
  else {
    box.insertBefore(reason, field);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", `${field.getAttribute("aria-describedby") ?? ""} ${reason.id}`.trim());
  }
}

function clear(box: HTMLElement): void {
  const base = box.classList[0]!;
  const reason = box.querySelector(`.${base}-error`);
  if (!reason) return;
  reason.remove();
  box.classList.remove(`${base}-wrong`);
  const field = box.querySelector("[aria-invalid]");
  if (!field) return;
  field.removeAttribute("aria-invalid");
  const rest = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== reason.id);
  if (rest[0]) field.setAttribute("aria-describedby", rest.join(" "));
  else field.removeAttribute("aria-describedby");
}
