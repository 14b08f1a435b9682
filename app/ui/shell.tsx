import { useRouteLoaderData } from "react-router";
import type { Currency, Locale } from "../domain/viewer.ts";

/** What every page knows, from the root's loader. */
export interface Shell {
  name: string;
  /** There are categories to show (ui/frame/menu-context). */
  hasMenu: boolean;
  locale: Locale;
  /** The language that the address of this page names (settled.md 16); absent where it names none. */
  addressLanguage?: Locale;
  currency: Currency;
  /** The visitor reads the lite shop (http/pages/lite). */
  lite: boolean;
  /** Units in the cart as the badge prints them, "" for none, from the count cookie: shown, never decided by (settled.md 9). */
  cartCount: string;
  /** The spoken name of the cart's link for so many. */
  cartLabel: string;
  /** The visitor's list to compare, from its cookie: shown, never decided by. */
  compareIds: number[];
  /** Who is signed in; name may be empty. */
  account: { name: string } | null;
  /** Ids of the products in the wishlist of who is signed in. */
  wishlist: number[];
  /** Message of the last plain post. */
  flash: Flash | null;
  xsrf: string;
  /** Path and query of this page, for the way back. */
  path: string;
  /** What the listing that is open was searched for. */
  searchWords: string;
  /** Its address, outside the shop. */
  sellerPortal: string;
}

export interface Flash {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
  details?: string[];
  undo?: string;
}

/** A refused form: sentence and typed value by field name. */
export interface ShownProblem {
  fields: Record<string, string>;
  values: Record<string, string>;
  form: string | null;
}

export interface RootData {
  shell: Shell;
  problem: ShownProblem | null;
  /** Named to us by a shopper, it finds the line in our log. */
  requestId: string;
  errorTitles: { notFound: string; failed: string };
  /** The newsletter opens by itself on this page (specification 4.9). */
  opensNewsletter?: true;
  /** The page must not wake the framework: it stands under another address than its own. */
  still: boolean;
}

/** The root's data, or nothing where its own loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

export function useShell(): Shell {
  const shell = useRootData()?.shell;
  if (!shell) throw new Error("useShell is used outside the root route's data");
  return shell;
}

/** The refused form this page is shown again for, or null. */
export function useProblem(): ShownProblem | null {
  return useRootData()?.problem ?? null;
}
