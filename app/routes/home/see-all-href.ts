import { useRootData } from "../../ui/shell.tsx";

/**
 * as specified: the link of the discounts is relative to the page (specification 2.3, settled.md 26). After a refused
 * form the address is another, so it is absolute.
 */
export function useSeeAllHref(href: string): string {
  const isElsewhere = useRootData()?.still ?? false;
  return isElsewhere && !href.startsWith("/") ? `/${href}` : href;
}
