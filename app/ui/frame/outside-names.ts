import type { OutsideKey } from "../../domain/pages/outside-links.ts";
import type { TextKey } from "../../i18n/translate.ts";

export const outsideNames: Record<OutsideKey, TextKey> = {
  sellerPortal: "deskEvents.fact_sellerPortal",
  company: "homePrinted.company",
  jobs: "homePrinted.jobs",
  vacancies: "homePrinted.vacancies",
  investment: "homePrinted.investment",
  smartErp: "promoPanels.smartErp",
  websiteBuilder: "promoPanels.websiteBuilder",
  onDemandSoftware: "promoPanels.onDemandSoftware",
  smartSolutions: "otherHome.smartSolutions",
};
