import type en from "../en/desk-custom-orders.ts";

export default {
  title: "ልዩ ትዕዛዝ {{number}}",
  open: "መልስ የሚጠብቁ",
  all: "ሁሉም",
  openText: "ብዙ የቆዩት ይቀድማሉ።",
  none: "መልስ የሚጠብቅ ልዩ ትዕዛዝ የለም።",
  noneAtAll: "ልዩ ትዕዛዝ የለም።",
  asked: "የተጠየቀው፦ {{date}}",
  askedOn: "የተጠየቀበት ቀን",
  former: "መለያው ተሰርዟል፤ የተጠየቀውም አብሮ ተሰርዟል።",
  language: "ቋንቋ",
  language_en: "እንግሊዝኛ",
  language_am: "አማርኛ",
  state: "የደረሰበት",
  answer: "መልስ",
  answerHint: "የጠየቁት ሰው በጥያቄው ገጽ ላይ ያነቡታል። ባዶ ከሆነ የተጻፈው ይቆያል።",
  told: "ሲገኝ ወይም ሳይገኝ ሲቀር ለጠየቁት ሰው በአጭር መልዕክት ይነገራል።",
  moved: "ተቀምጧል፦ {{state}}።",
  forward: "አሁን ሌላ ደረጃ ላይ ነው፤ ወደ ኋላ አይመለስም። እባክዎ እንደገና ይመልከቱት።",
} satisfies Record<keyof typeof en, string>;
