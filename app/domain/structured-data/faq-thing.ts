import type { FAQPageLeaf } from "schema-dts";
import { pageUrl, type Site } from "./site.ts";

interface Questions {
  path: string;
  title: string;
  /** The questions on the page; an answer is plain text, or HTML of paragraphs, lists, links and emphasis. */
  questions: readonly { question: string; answer: string }[];
}

/** A page of questions with their answers. */
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
