import type en from "../en/header.ts";

export default {
  home: "{{name}}፣ ዋና ገጽ",
  search: "ይፈልጉ",
  searchLabel: "ዕቃ ይፈልጉ",
  searchPlaceholder: "ምን ይፈልጋሉ?",
  cart: "ጋሪ",
  cartEmpty: "ጋሪ ባዶ ነው",
  cartLabel_one: "ጋሪ {{count}} ዕቃ",
  cartLabel_other: "ጋሪ {{count}} ዕቃዎች",
  language: "ቋንቋ",
  currency: "የገንዘብ ዓይነት",
} satisfies Record<keyof typeof en, string>;
