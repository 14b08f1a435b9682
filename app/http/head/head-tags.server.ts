import { languageLinks } from "./language-links.server.ts";
import type { PageFacts } from "./page-facts.server.ts";
import { shareTags } from "./share-tags.server.ts";

interface PrintedFor {
  origin: string;
  locale: "en" | "am";
  addressLanguage: "en" | "am" | null;
}

export function headTags(facts: PageFacts, shown: PrintedFor): string {
  return languageLinks(facts, shown) + shareTags(facts, shown);
}
