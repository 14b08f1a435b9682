import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadTexts } from "../i18n/page-texts.ts";
import { translateWith } from "../i18n/translate.ts";
import { TextContext } from "../i18n/use-t.tsx";
import { watchModalAddress } from "./modal-store.ts";

/** Lets the framework take over a page that is worked in (settled.md 1). */
export async function takeOver(): Promise<void> {
  // Before the router listens to the same.
  watchModalAddress();
  const { lang, dataset } = document.documentElement;
  const locale = lang === "am" ? "am" : "en";
  const texts = await loadTexts(locale, dataset.texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext value={{ t: translateWith(texts, locale), locale }}>
          <HydratedRouter />
        </TextContext>
      </StrictMode>,
      { onRecoverableError: keepPrinted },
    );
  });
}

/**
 * Where a part of the document could not be taken over (an extension or a translator wrote into it), what was only printed
 * there would be missing: the page comes again as plain HTML, and stays so for this visit.
 */
function keepPrinted(error: unknown): void {
  reportError(error);
  if (!document.querySelector("[data-printed]")) return;
  try {
    sessionStorage.setItem("still", "1");
  } catch {
    // Where nothing may be stored, this page at least remembers it.
    history.replaceState({ still: true }, "");
  }
  location.reload();
}
