import { languageLinks } from "./language-links.server.ts";
import type { PageFacts } from "./page-facts.server.ts";
import { shareTags } from "./share-tags.server.ts";

interface PrintedFor {
  /** Scheme and host shoppers use. */
  origin: string;
  locale: "en" | "am";
  addressLanguage: "en" | "am" | null;
}

/**
 * What machines read in the head of a public page: its one address and its languages, its description, and what a chat
 * shows of it. HTML, outside React: none of it is worth hydrating.
 */
export function headTags(facts: PageFacts, shown: PrintedFor): string {
  return languageLinks(facts, shown) + shareTags(facts, shown);
}
