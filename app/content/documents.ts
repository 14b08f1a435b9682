import type { ComponentType } from "react";
import { plainLocale, type Locale } from "../domain/languages.ts";

interface ContentDocument {
  default: ComponentType;
  plain: string;
  sections: string[];
}

// Server only: these texts are not hydrated (ui/printing/as-printed).
const files = import.meta.env.SSR ? import.meta.glob<ContentDocument>("./*/**/*.md") : {};

/** Loaded modules, not promises: requests must not share those (settled.md 8). */
const documents = new Map<string, ContentDocument>();

/** `name` such as "blog/coffee-at-home". Throws if there is none. */
export async function openDocument(locale: Locale, name: string): Promise<ContentDocument> {
  const path = pathOf(locale, name);
  const document = documents.get(path) ?? (await files[path]?.());
  if (!document) throw new Error(`${path} is not in app/content`);
  documents.set(path, document);
  return document;
}

export function openedDocument(locale: Locale, name: string): ContentDocument {
  const document = documents.get(pathOf(locale, name));
  if (!document) throw new Error(`${pathOf(locale, name)} was not opened by the page's loader`);
  return document;
}

function pathOf(locale: Locale, name: string): string {
  const path = `./${locale}/${name}.md`;
  return path in files ? path : `./${plainLocale}/${name}.md`;
}
