import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { translateWith } from "./i18n/translate.ts";
import { TextContext } from "./i18n/use-t.tsx";

const locale = document.documentElement.lang === "am" ? "am" : "en";

/** Only the page's own language travels to the browser. */
async function resources() {
  if (locale === "am") return (await import("./i18n/am/browser.ts")).browser;
  return (await import("./i18n/en/browser.ts")).browser;
}

void resources().then((texts) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext value={{ t: translateWith(texts, locale), locale }}>
          <HydratedRouter />
        </TextContext>
      </StrictMode>,
    );
  }),
);
