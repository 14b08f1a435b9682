const KEEPING = ".listing-bar a, a.listing-chips-chip, .pagination a";

/** ms without another change before the count is fetched. */
const QUIET_MS = 250;

let form: HTMLFormElement;
let asked = 0;

/** The button shows the number of products for the ticked boxes, and every link of the list carries them. */
export function begin(): void {
  form = document.querySelector<HTMLFormElement>(".listing-filters form")!;
  form.addEventListener("input", count);
  // Both mouse buttons open links.
  for (const press of ["click", "auxclick"]) document.addEventListener(press, carry, true);
  // After Back, the browser restores the boxes.
  if (changes().length > 0) count();
}

function count(): void {
  const mine = (asked += 1);
  setTimeout(() => {
    if (asked !== mine) return;
    const ticked = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    fetch(`${form.action}/count?${ticked.toString()}`)
      .then(async (answer) => {
        if (!answer.ok) return;
        const { button } = (await answer.json()) as { button: string };
        if (asked === mine) form.querySelector(".listing-filters-apply button")!.textContent = button;
      })
      .catch(() => {});
  }, QUIET_MS);
}

function changes(): HTMLInputElement[] {
  const inputs = Array.from(form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])"));
  return inputs.filter((input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue);
}

function carry({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(KEEPING);
  const changed = link ? changes() : [];
  if (!link || changed.length === 0) return;
  const to = new URL(link.href);
  const params = to.searchParams;
  for (const name of ["page", "after", "before"]) params.delete(name);
  for (const { type, name, value, checked } of changed) {
    const others = type === "checkbox" ? params.getAll(name).filter((other) => other !== value) : [];
    params.delete(name);
    for (const other of others) params.append(name, other);
    if (type === "checkbox" ? checked : value) params.append(name, value);
  }
  link.href = to.href;
}
