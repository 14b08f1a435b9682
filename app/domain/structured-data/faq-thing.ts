import type { FAQPageLeaf } from "schema-dts";
import { pageUrl, type Site } from "./site.ts";

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
