import type en from "../en/desk-reviews.ts";

export default {
  waiting: "የሚጠባበቁ አስተያየቶች",
  none: "የሚጠባበቅ አስተያየት የለም።",
  unknown: "ይህ ቁጥር ያለው አስተያየት የለም።",
  more: "ብዙ ከቆዩት {{number}} ይታያሉ። እነዚህ ሲወሰኑ ቀጣዮቹ ይመጣሉ።",
  decided: "የተወሰነው",
  hidden: "የተደበቀ",
  by: "አስተያየት {{number}}፣ ከ5 {{rate}}፣ ጸሐፊ፦",
  former: "መለያቸውን የዘጉ",
  reply: "ምላሽ፦",
  since: "የሚጠባበቀው ከ፦ {{date}}",
  notWaiting: "አይጠባበቅም።",
  showAgain: "እንደገና ይታይ",
  approve: "እንዳለ ይቆይ",
  hide: "ይደበቅ",
  done_show: "አስተያየት {{number}} ይታያል።",
  done_hide: "አስተያየት {{number}} ተደብቋል።",
} satisfies Record<keyof typeof en, string>;
