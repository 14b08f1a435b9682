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
  compare: "ማነጻጸሪያ",
  compareLabel_one: "የማነጻጸሪያ ዝርዝር {{count}} ዕቃ",
  compareLabel_other: "የማነጻጸሪያ ዝርዝር {{count}} ዕቃዎች",
  language: "ቋንቋ",
  currency: "የገንዘብ ዓይነት",
  signIn: "ይግቡ",
  account: "መለያ",
  accountOf: "መለያ፦ {{name}}",
  wishlist: "የምኞት ዝርዝር",
} satisfies Record<keyof typeof en, string>;
