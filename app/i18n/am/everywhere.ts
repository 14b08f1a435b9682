import type en from "../en/everywhere.ts";

export default {
  noConnection: "የኢንተርኔት ግንኙነት የለም። ምንም አልተላከም። እባክዎ እንደገና ይሞክሩ።",
  skip: "ወደ ዋናው ይዘት ይለፉ",
  seeAll: "ሁሉንም ይመልከቱ",
  home: "ዋና ገጽ",
  tryAgain: "እንደገና ይሞክሩ",
  newTab: "(በአዲስ ትር ይከፈታል)",
  shareOn: "{{service}} ላይ ያጋሩ",
  breadcrumb: "ያሉበት ቦታ",
  pages: "ገጾች",
  page: "ገጽ {{page}}",
  previous: "ቀዳሚ",
  next: "ቀጣይ",
  quantity: "ብዛት",
  error: "ስህተት፦",
  optional: "(አማራጭ)",
  showPassword: "የይለፍ ቃሉን ያሳዩ",
  problems_one: "እባክዎ {{count}} ነገር ያስተካክሉ፦",
  problems_other: "እባክዎ {{count}} ነገሮች ያስተካክሉ፦",
} satisfies Record<keyof typeof en, string>;
