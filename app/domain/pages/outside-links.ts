/** Surfaces that show links of the table below, in its order. */
export type OutsideSurface = "usefulLinks" | "footer";

interface OutsideLink {
  key: OutsideKey;
  href: string;
  shownIn: readonly OutsideSurface[];
}

/** Specification 1, cross-promotion and seller recruitment: other products, each with its own site. */
export type OutsideKey =
  | "sellerPortal"
  | "company"
  | "jobs"
  | "vacancies"
  | "investment"
  | "smartErp"
  | "websiteBuilder"
  | "onDemandSoftware"
  | "smartSolutions";

/**
 * All addresses outside the shop. Three are named after the promo panels that lead to them (2.5); the seller portal is
 * {host} of the specification, for every link to sellers.
 */
export const outsideLinks: readonly OutsideLink[] = [
  { key: "sellerPortal", href: "https://sellers.gulit.example/register", shownIn: [] },
  { key: "company", href: "https://gulit.example/", shownIn: ["usefulLinks", "footer"] },
  { key: "jobs", href: "https://jobs.gulit.example/", shownIn: ["usefulLinks", "footer"] },
  { key: "vacancies", href: "https://vacancies.gulit.example/", shownIn: ["usefulLinks", "footer"] },
  { key: "investment", href: "https://invest.gulit.example/", shownIn: ["usefulLinks", "footer"] },
  { key: "smartErp", href: "https://erp.gulit.example/", shownIn: ["footer"] },
  { key: "websiteBuilder", href: "https://websites.gulit.example/", shownIn: ["footer"] },
  { key: "onDemandSoftware", href: "https://software.gulit.example/", shownIn: ["footer"] },
  { key: "smartSolutions", href: "https://smart.gulit.example/", shownIn: ["footer"] },
];

/** The address of a page that is not the shop's. */
export function outsideHref(key: OutsideKey): string {
  return outsideLinks.find((link) => link.key === key)!.href;
}

/** Links of one surface, in the table's order. */
export function linksShownIn(surface: OutsideSurface): { key: OutsideKey; href: string }[] {
  return outsideLinks.flatMap(({ key, href, shownIn }) => (shownIn.includes(surface) ? [{ key, href }] : []));
}
