import { languageLinks } from "./language-links.server.ts";
import type { PageFacts } from "./page-facts.server.ts";
import { shareTags } from "./share-tags.server.ts";
import type { Locale } from "../../domain/viewer.ts";

interface PrintedFor {
  origin: string;
  locale: Locale;
  addressLanguage: Locale | null;
}

export function headTags(facts: PageFacts, shown: PrintedFor): string {
  return languageLinks(facts, shown) + shareTags(facts, shown);
}
