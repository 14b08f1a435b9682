import type { RouterContextProvider } from "react-router";
import type { Site } from "../domain/structured-data/site.ts";
import { addressLanguageContext } from "../http/head/page-facts.server.ts";
import { bindings } from "./bindings.server.ts";
import { localeOf } from "./locale.server.ts";

export function siteOf(context: Readonly<RouterContextProvider>): Site {
  return {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: localeOf(context),
    addressLanguage: context.get(addressLanguageContext),
  };
}
