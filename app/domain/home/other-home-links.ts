/** Specification 2.6. */
export const promoCards = (smartSolutions: string) =>
  [
    { key: "helpCenter", icon: "headset", href: "/pages/help-center", isExternal: false },
    { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy", isExternal: false },
    { key: "fastDelivery", icon: "truck", href: "/pages/shipping", isExternal: false },
    { key: "smartSolutions", icon: "external-link", href: smartSolutions, isExternal: true },
  ] as const;
