import type en from "../en/search.ts";

export default {
  suggestions: "የፍለጋ ጥቆማዎች",
  words: "ፍለጋዎች",
  categories: "ምድቦች",
  products: "ዕቃዎች",
  count_one: "{{count}} ጥቆማ ተገኝቷል። በቀስት ቁልፎች ይምረጡ።",
  count_other: "{{count}} ጥቆማዎች ተገኝተዋል። በቀስት ቁልፎች ይምረጡ።",
  none: "ምንም ጥቆማ የለም",
  recent: "የቅርብ ጊዜ ፍለጋዎች",
  clear: "የቅርብ ጊዜ ፍለጋዎችን ያጥፉ",
} satisfies Record<keyof typeof en, string>;
