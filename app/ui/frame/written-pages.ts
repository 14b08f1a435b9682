import type { TextKey } from "../../i18n/translate.ts";

export const writtenPages = [
  { href: "/pages/help-center", text: "errors.helpCenter" },
  { href: "/pages/shipping", text: "content.shipping" },
  { href: "/pages/return-policy", text: "content.returnPolicy" },
  { href: "/pages/mobile", text: "content.mobileApp" },
  { href: "/pages/privacy", text: "content.privacy" },
  { href: "/pages/terms", text: "content.terms" },
  { href: "/blog/classic", text: "content.blog" },
] as const satisfies { href: string; text: TextKey }[];
