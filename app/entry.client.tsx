import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchSignInAddress } from "./client/sign-in-store.ts";
import { loadTexts } from "./i18n/page-texts.ts";
import { translateWith } from "./i18n/translate.ts";
import { TextContext } from "./i18n/use-t.tsx";

watchSignInAddress();

const locale = document.documentElement.lang === "am" ? "am" : "en";

void loadTexts(locale, document.documentElement.dataset.texts).then((texts) =>
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
