/** Specification 1. */
export const promises = [
  { key: "freeDelivery", icon: "truck", href: "/pages/shipping#free-delivery" },
  { key: "moneyBack", icon: "wallet", href: "/pages/return-policy#section-5" },
  { key: "support", icon: "headset", href: "/pages/help-center#contact" },
  { key: "quality", icon: "badge-check", href: "/pages/return-policy#section-2" },
  { key: "easyOrder", icon: "clipboard-check", href: "/pages/help-center#answer-how-do-i-order" },
  { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy#section-3" },
  { key: "fastDelivery", icon: "truck", href: "/pages/shipping#fees" },
] as const;

/** Specification 2.5.7. */
export const servicePromises = promises.slice(0, 5);
