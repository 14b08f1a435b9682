import { useRootData } from "../../ui/shell.tsx";

/**
 * Where all of a section is found. as specified: the link of the discounts is relative to the page (specification 2.3,
 * settled.md 26). Home shown again for a refused form has that form's address; there the link is absolute.
 */
export function useSeeAllHref(href: string): string {
  const isElsewhere = useRootData()?.still ?? false;
  return isElsewhere && !href.startsWith("/") ? `/${href}` : href;
}
