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

// Server only: what is printed is not hydrated (ui/printing/as-printed), so no text travels to the phone as script.
const files = import.meta.env.SSR ? import.meta.glob<ContentDocument>("./{en,am}/**/*.md") : {};

/** Finished modules, the same for every reader: of a promise two requests must not share the waiting (settled.md 8). */
const opened = new Map<string, ContentDocument>();

/** Loads one text, "blog/coffee-at-home", so that it can be printed. Throws for one that is not there. */
export async function openDocument(locale: Locale, name: string): Promise<ContentDocument> {
  const path = pathOf(locale, name);
  const found = opened.get(path) ?? (await files[path]?.());
  if (!found) throw new Error(`${path} is not in app/content`);
  opened.set(path, found);
  return found;
}

/** One that was opened before. */
export function openedDocument(locale: Locale, name: string): ContentDocument {
  const found = opened.get(pathOf(locale, name));
  if (!found) throw new Error(`${pathOf(locale, name)} was not opened by the page's loader`);
  return found;
}

function pathOf(locale: Locale, name: string): string {
  return `./${locale}/${name}.md`;
}
