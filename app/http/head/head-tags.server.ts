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
 * Tags for machines in the head of a public page: its canonical address and languages, its description, and how chats show
 * it. HTML, outside React, because none of it needs hydration.
 */
export function headTags(facts: PageFacts, shown: PrintedFor): string {
  return languageLinks(facts, shown) + shareTags(facts, shown);
}
