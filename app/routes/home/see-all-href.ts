import { useRootData } from "../../ui/shell.tsx";

/**
 * as specified: the link of the discounts is relative to the page (specification 2.3, settled.md 26). A refused form
 * has another address, so there it is absolute.
 */
export function useSeeAllHref(href: string): string {
  const isElsewhere = useRootData()?.still ?? false;
  return isElsewhere && !href.startsWith("/") ? `/${href}` : href;
}
