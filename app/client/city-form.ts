import { lateWords } from "./late-words.ts";
import { say } from "./say.ts";

/** Parts of the page that depend on the delivery city; each has an id. */
const ANSWERS = "[data-city]";

let asked = 0;

/** Another city is answered beside its select: the page is not left, the focus stays, and nothing jumps. */
export function begin(): void {
  const form = document.querySelector<HTMLFormElement>("#city-form");
  if (!form) return;
  const ask = (event: Event) => {
    event.preventDefault();
    const mine = (asked += 1);
    answer(form, () => asked === mine).catch(() => say({ kind: "warning", text: lateWords().failed! }));
  };
  form.addEventListener("change", ask);
  form.addEventListener("submit", ask);
}

async function answer(form: HTMLFormElement, isLatest: () => boolean): Promise<void> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const chosen = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
  // The page that answers a plain post says why not.
  if (!chosen.ok) return form.submit();
  const page = await fetch(location.href, { cache: "no-store" });
  if (!page.ok || !isLatest()) return;
  const printed = new DOMParser().parseFromString(await page.text(), "text/html");
  for (const part of Array.from(document.querySelectorAll(ANSWERS))) {
    const fresh = printed.getElementById(part.id);
    if (fresh && fresh.textContent !== part.textContent) {
      part.textContent = "";
      for (const node of Array.from(fresh.childNodes)) part.appendChild(node);
    }
  }
}
