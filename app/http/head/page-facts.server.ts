import { createContext } from "react-router";
import type { Locale } from "../../domain/languages.ts";

export interface PageFacts {
  /** Without the language: "/product/default/blue-shoe". */
  path: string;
  title: string;
  description: string;
  kind?: "website" | "article" | "product";
  image?: { url: string; width: number | null; height: number | null; alt: string };
  /** Days: "2026-11-22". */
  article?: { published: string; updated?: string };
  /** Birr with two decimals: "3500.00". */
  offer?: { amount: string; isAvailable: boolean };
  isIndexed: boolean;
  /** schema.org objects without "@context". */
  things: object[];
}

export const pageFactsContext = createContext<PageFacts | null>(null);

/** `?lng=`, settled.md 16. */
export const addressLanguageContext = createContext<Locale | null>(null);
