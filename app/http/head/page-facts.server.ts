import { createContext } from "react-router";

/** Facts for search engines, assistants and chats. */
export interface PageFacts {
  /** Path and query without language: "/product/default/blue-shoe". */
  path: string;
  title: string;
  /** "": none. */
  description: string;
  kind?: "website" | "article" | "product";
  /** Absolute or a path of ours. */
  image?: { url: string; width: number | null; height: number | null; alt: string };
  /** Days: "2026-11-22". */
  article?: { published: string; updated?: string };
  /** Birr with two decimals: "3500.00". */
  offer?: { amount: string; isAvailable: boolean };
  isIndexed: boolean;
  /** schema.org objects without "@context". */
  things: object[];
}

/** A page without facts has no canonical address, no languages and nothing to share. */
export const pageFactsContext = createContext<PageFacts | null>(null);

/** `?lng=`, settled.md 16. */
export const addressLanguageContext = createContext<"en" | "am" | null>(null);
