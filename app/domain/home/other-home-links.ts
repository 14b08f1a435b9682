import { outsideHref } from "../pages/outside-links.ts";

/** Specification 2.6: the other layout's promo cards: three of our pages and the external smart-solutions site. */
export const promoCards = [
  { key: "helpCenter", icon: "headset", href: "/pages/help-center", isExternal: false },
  { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy", isExternal: false },
  { key: "fastDelivery", icon: "truck", href: "/pages/shipping", isExternal: false },
  { key: "smartSolutions", icon: "external-link", href: outsideHref("smartSolutions"), isExternal: true },
] as const;

/** Specification 1: the service promises as cards; each links to the page that explains it. */
export const serviceCards = [
  { key: "freeDelivery", icon: "truck", href: "/pages/shipping" },
  { key: "moneyBack", icon: "wallet", href: "/pages/return-policy" },
  { key: "support", icon: "headset", href: "/pages/help-center" },
  { key: "quality", icon: "badge-check", href: "/pages/return-policy" },
  { key: "easyOrder", icon: "clipboard-check", href: "/pages/help-center" },
  { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy" },
  { key: "fastDelivery", icon: "truck", href: "/pages/shipping" },
] as const;
