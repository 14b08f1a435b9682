export type OutsideSurface = "usefulLinks" | "footer";

/** Specification 1, cross-promotion and seller recruitment. */
export const outsideKeys = [
  "sellerPortal",
  "company",
  "jobs",
  "vacancies",
  "investment",
  "smartErp",
  "websiteBuilder",
  "onDemandSoftware",
  "smartSolutions",
] as const;
export type OutsideKey = (typeof outsideKeys)[number];

export type OutsideAddresses = Readonly<Record<OutsideKey, string>>;

export const outsideDefaults: OutsideAddresses = {
  sellerPortal: "https://sellers.gulit.example/register",
  company: "https://gulit.example/",
  jobs: "https://jobs.gulit.example/",
  vacancies: "https://vacancies.gulit.example/",
  investment: "https://invest.gulit.example/",
  smartErp: "https://erp.gulit.example/",
  websiteBuilder: "https://websites.gulit.example/",
  onDemandSoftware: "https://software.gulit.example/",
  smartSolutions: "https://smart.gulit.example/",
};

const shownIn: Record<OutsideSurface, readonly OutsideKey[]> = {
  usefulLinks: ["company", "jobs", "vacancies", "investment"],
  footer: outsideKeys.filter((key) => key !== "sellerPortal"),
};

export function linksShownIn(surface: OutsideSurface, addresses: OutsideAddresses) {
  return shownIn[surface].map((key) => ({ key, href: addresses[key] }));
}

/** `url` is the page's canonical, absolute address. */
export function shareLinks(url: string, name: string): { telegram: string; whatsApp: string } {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(name)];
  return {
    telegram: `https://t.me/share/url?url=${page}&text=${text}`,
    whatsApp: `https://wa.me/?text=${text}%20${page}`,
  };
}
