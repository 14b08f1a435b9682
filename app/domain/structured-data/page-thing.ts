import type { WebPageLeaf, FAQPageLeaf } from "schema-dts";
import { shopThing } from "./store-things.ts";
import { pageUrl, type IsoDate, type Site } from "./site.ts";

export function pageThing(
  site: Site,
  { path, title, description, updated }: { path: string; title: string; description: string; updated: IsoDate },
): WebPageLeaf {
  return {
    "@type": "WebPage",
    url: pageUrl(site, path),
    name: title,
    description,
    dateModified: updated,
    inLanguage: site.locale,
    publisher: shopThing(site),
  };
}

interface Questions {
  path: string;
  title: string;
  /** An answer is plain text, or HTML of paragraphs, lists, links and emphasis. */
  questions: readonly { question: string; answer: string }[];
}

export function faqThing(site: Site, { path, title, questions }: Questions): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    url: pageUrl(site, path),
    name: title,
    inLanguage: site.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
