import type { RouterContextProvider } from "react-router";
import type { Site } from "../domain/structured-data/site.ts";
import { addressLanguageContext } from "../http/page-facts.server.ts";
import { bindings } from "./bindings.server.ts";
import { localeOf } from "./locale.server.ts";

/** Where structured data of this answer is printed: host, language of the page, language of its address. */
export function siteOf(context: Readonly<RouterContextProvider>): Site {
  return {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: localeOf(context),
    addressLanguage: context.get(addressLanguageContext),
  };
}
