import { partOf } from "./page-parts.ts";
import { fieldsOf, jsonPost } from "./json-post.ts";
import { scriptTexts } from "./script-texts.ts";
import { say } from "./say.ts";
import { copyText } from "./copy-text.ts";

export function begin(): void {
  enhanceBuyForm();
  enhanceCityForm();
  addCopyButton();
}

function enhanceBuyForm(): void {
  const form = document.querySelector<HTMLFormElement>("#buy");
  if (!form) return;
  addStepButtons(form);
  hideBarWhileButtonsVisible(form);
}

/** The bar hides while the form's own buttons are visible, so that each screen has one way to buy. */
function hideBarWhileButtonsVisible(form: HTMLFormElement): void {
  const row = form.querySelector(".buy-row");
  const bar = document.querySelector<HTMLElement>(".buy-bar");
  if (!row || !bar) return;
  const seen = ([entry]: IntersectionObserverEntry[]) => bar.classList.toggle("buy-bar-away", entry!.isIntersecting);
  new IntersectionObserver(seen).observe(row);
}

function addStepButtons(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[type=number]");
  const less = partOf("step-less");
  const more = partOf("step-more");
  if (!field || !less || !more) return;
  field.insertAdjacentElement("beforebegin", less);
  field.insertAdjacentElement("afterend", more);
  const step = (button: HTMLElement, by: "stepDown" | "stepUp") =>
    button.addEventListener("click", () => {
      field[by]();
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  step(less, "stepDown");
  step(more, "stepUp");
}

const CITY_DEPENDENT = "[data-city]";

let latestRequest = 0;

/** Updates the page in place, so that focus and scroll position stay. */
function enhanceCityForm(): void {
  const form = document.querySelector<HTMLFormElement>("#city-form");
  if (!form) return;
  const ask = () => {
    const mine = (latestRequest += 1);
    updateForCity(form, () => latestRequest === mine).catch(() =>
      say({ kind: "warning", text: scriptTexts().failed! }),
    );
  };
  form.addEventListener("change", ask);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  // A city chosen before this script came is latestRequest for now.
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

async function updateForCity(form: HTMLFormElement, isLatest: () => boolean): Promise<void> {
  const chosen = await fetch(form.action, jsonPost(fieldsOf(new FormData(form))));
  // The page of a plain post says why not.
  if (!chosen.ok) return form.submit();
  const page = await fetch(location.href, { cache: "no-store" });
  if (!page.ok || !isLatest()) return;
  const printed = new DOMParser().parseFromString(await page.text(), "text/html");
  for (const part of Array.from(document.querySelectorAll(CITY_DEPENDENT))) {
    const fresh = printed.getElementById(part.id);
    if (fresh && fresh.textContent !== part.textContent) {
      part.textContent = "";
      for (const node of Array.from(fresh.childNodes)) part.appendChild(node);
    }
  }
}

function addCopyButton(): void {
  const button = partOf("copy-link");
  if (!button) return;
  const { url, done, failed } = button.dataset as Record<"url" | "done" | "failed", string>;
  button.addEventListener("click", async () =>
    say((await copyText(url)) ? { kind: "done", text: done } : { kind: "warning", text: failed }),
  );
  document.querySelector(".share-links")!.appendChild(button);
}
