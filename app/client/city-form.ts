import { fieldsOf, jsonForm } from "./json-form.ts";
import { scriptTexts } from "./script-texts.ts";
import { say } from "./say.ts";

const ANSWERS = "[data-city]";

let asked = 0;

/** Updates the page in place, so that focus and scroll position stay. */
export function begin(): void {
  const form = document.querySelector<HTMLFormElement>("#city-form");
  if (!form) return;
  const ask = () => {
    const mine = (asked += 1);
    answer(form, () => asked === mine).catch(() => say({ kind: "warning", text: scriptTexts().failed! }));
  };
  form.addEventListener("change", ask);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  // A city chosen before this script came is asked for now.
  const city = form.querySelector("select");
  if (
    city &&
    city.selectedIndex !==
      Math.max(
        0,
        Array.from(city.options).findIndex((each) => each.defaultSelected),
      )
  )
    ask();
}

async function answer(form: HTMLFormElement, isLatest: () => boolean): Promise<void> {
  const chosen = await fetch(form.action, jsonForm(fieldsOf(new FormData(form))));
  // The page of a plain post says why not.
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
