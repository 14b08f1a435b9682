import { createContext } from "react-router";

/** What a public page tells search engines, assistants and chats. Printed by the server only (http/head/head-tags). */
export interface PageFacts {
  /** Path and query of the canonical address, without its language: "/product/default/blue-shoe". */
  path: string;
  title: string;
  /** One or two sentences, printed as the page's description instead of by the route's meta. "": none. */
  description: string;
  kind?: "website" | "article" | "product";
  /** The picture shown when the page is shared: absolute or a path of ours. The shop's own card if there is none. */
  image?: { url: string; width: number | null; height: number | null; alt: string };
  /** For an article: the days it shows, "2026-11-22". */
  article?: { published: string; updated?: string };
  /** For a product with one price: birr with two decimals, "3500.00". */
  offer?: { amount: string; isAvailable: boolean };
  /** false: it is not indexed (the route's meta says noindex), so it has no other languages either. */
  isIndexed: boolean;
  /** Structured data: objects of the schema.org vocabulary, without "@context". */
  things: object[];
}

/** Set by the loader of a public page; a page without has no canonical address, no languages and nothing to share. */
export const pageFactsContext = createContext<PageFacts | null>(null);

/** The language that the address itself names (`?lng=`, settled.md 16), or null. */
export const addressLanguageContext = createContext<"en" | "am" | null>(null);
