import type { RouterContextProvider } from "react-router";
import { bindings } from "../request/bindings.server.ts";
import { viewerContext } from "../request/viewer.server.ts";
import { headTags, structuredData } from "../http/head/head-tags.server.ts";
import { addressLanguageContext, pageFactsContext } from "../http/head/page-facts.server.ts";

/**
 * HTML for the end of the head and of the body (docs/decisions/0027); empty for private pages and any status but 200.
 */
export function machineTags(context: RouterContextProvider, status: number): { head: string; body: string } {
  const facts = status === 200 ? context.get(pageFactsContext) : null;
  if (!facts) return { head: "", body: "" };
  const head = headTags(facts, {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: context.get(viewerContext).locale,
    addressLanguage: context.get(addressLanguageContext),
  });
  return { head, body: structuredData(facts) };
}
