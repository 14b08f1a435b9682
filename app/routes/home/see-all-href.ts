import { useRootData } from "../../ui/shell.tsx";

/**
 * Where all of a section is found. as specified: that of the discounts is relative to the page (specification 2.3,
 * settled.md 26); shown again for a refused form, the page stands under another address, and the link is whole.
 */
export function useSeeAllHref(href: string): string {
  const isElsewhere = useRootData()?.still ?? false;
  return isElsewhere && !href.startsWith("/") ? `/${href}` : href;
}
