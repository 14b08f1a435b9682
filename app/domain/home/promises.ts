/**
 * Specification 1: the promises that badges show; each leads to what it means here (when delivery is free and the goods
 * that have it, how to reach the shop, what goes back and what is paid back), not to the top of some page.
 */
export const promises = [
  { key: "freeDelivery", icon: "truck", href: "/pages/shipping#free-delivery" },
  { key: "moneyBack", icon: "wallet", href: "/pages/return-policy#section-5" },
  { key: "support", icon: "headset", href: "/pages/help-center#contact" },
  { key: "quality", icon: "badge-check", href: "/pages/return-policy#section-2" },
  { key: "easyOrder", icon: "clipboard-check", href: "/pages/help-center#answer-how-do-i-order" },
  { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy#section-3" },
  { key: "fastDelivery", icon: "truck", href: "/pages/shipping#fees" },
] as const;

/** Specification 2.5.7: the services strip has the first five of them. */
export const servicePromises = promises.slice(0, 5);
