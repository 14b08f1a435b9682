import type { Locale } from "../domain/languages.ts";
import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { LineKey } from "../domain/products/product.ts";
import type { Currency } from "../domain/viewer.ts";

export interface Shell {
  name: string;
  hasMenu: boolean;
  locale: Locale;
  /** Named by the address (settled.md 16); absent where it names none. */
  addressLanguage?: Locale;
  currency: Currency;
  lite: boolean;
  /** Units in the cart as printed, "" for none; from a cookie, so for display only (settled.md 9). */
  cartCount: string;
  cartLabel: string;
  /** Of delivery, as printed. */
  city: string;
  compared: LineKey[];
  /** Of the signed-in shopper; name may be empty. */
  account: { name: string } | null;
  wishlist: number[];
  flash: Flash | null;
  xsrf: string;
  path: string;
  searchWords: string;
  sellerPortal: string;
}

export interface Flash {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
  details?: string[];
  undo?: string;
}

export interface PrintedProblem {
  fields: Record<string, string>;
  values: Record<string, string>;
  form: string | null;
}

export interface RootData {
  shell: Shell;
  problem: PrintedProblem | null;
  requestId: string;
  errorTitles: { notFound: string; failed: string };
  /** The newsletter opens by itself on this page (specification 4.9). */
  opensNewsletter?: true;
  /** The page must not be hydrated: it does not belong to its address, or answers a refused form. */
  isStatic: boolean;
}

/** undefined where the root's loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

export function useShell(): Shell {
  const shell = useRootData()?.shell;
  if (!shell) throw new Error("useShell is used outside the root route's data");
  return shell;
}

/** A context, because a dialog's fields have no route data. */
export const ProblemContext = createContext<PrintedProblem | null>(null);

export const useProblem = () => useContext(ProblemContext);
