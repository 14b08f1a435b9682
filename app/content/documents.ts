import type { ComponentType } from "react";
import type { Locale } from "../domain/viewer.ts";

/** A text of app/content as its plugin makes it (markdown.plugin.ts). */
interface ContentDocument {
  default: ComponentType;
  /** Its words without marks. */
  plain: string;
  /** Headings of its parts; the first is at #section-1. */
  sections: string[];
}

// Server only: these texts are not hydrated (ui/printing/as-printed), so none is sent as script.
const files = import.meta.env.SSR ? import.meta.glob<ContentDocument>("./{en,am}/**/*.md") : {};

/** Loaded modules; requests must not share promises (settled.md 8). */
const documents = new Map<string, ContentDocument>();

/** Loads one text, such as "blog/coffee-at-home", to be printed. Throws if there is none. */
export async function openDocument(locale: Locale, name: string): Promise<ContentDocument> {
  const path = pathOf(locale, name);
  const document = documents.get(path) ?? (await files[path]?.());
  if (!document) throw new Error(`${path} is not in app/content`);
  documents.set(path, document);
  return document;
}

/** A text that the page's loader has opened. Throws if it has not. */
export function openedDocument(locale: Locale, name: string): ContentDocument {
  const document = documents.get(pathOf(locale, name));
  if (!document) throw new Error(`${pathOf(locale, name)} was not opened by the page's loader`);
  return document;
}

function pathOf(locale: Locale, name: string): string {
  return `./${locale}/${name}.md`;
}
