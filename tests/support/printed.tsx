import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { Locale } from "../../app/domain/languages.ts";
import * as am from "../../app/i18n/am/index.ts";
import * as en from "../../app/i18n/en/index.ts";
import { translateWith } from "../../app/i18n/translate.ts";
import { TextContext } from "../../app/i18n/use-t.tsx";

/** On a page whose root has this shell. */
export function printed(shown: ReactNode, locale: Locale = "en", shell: object = {}): string {
  const t = translateWith(locale === "am" ? am : en, locale);
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => null, HydrateFallback: () => null, Component: () => <>{shown}</> },
  ]);
  return renderToStaticMarkup(
    <TextContext value={{ t, locale }}>
      <Page hydrationData={{ loaderData: { root: { shell } } }} />
    </TextContext>,
  );
}
