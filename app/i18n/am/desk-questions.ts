import type en from "../en/desk-questions.ts";

export default {
  text: "ሻጮች በመልዕክታቸው ባለው ሊንክ ይመልሳሉ። እዚህ እንዲታይ የፈቀዱት ከዕቃው ጋር ይታያል፤ ለጠየቀውም ይነገራል።",
  none: "እንዲህ ያለ ጥያቄ የለም።",
  state: "ጥያቄዎች",
  state_answered: "የተመለሱ፣ መታየት ያለባቸው",
  state_asked: "የሻጩን መልስ የሚጠብቁ",
  state_shown: "የሚታዩ",
  state_hidden: "የተደበቁ",
  unreached: "ሻጩን ማግኘት አይቻልም",
  asked: "ጥያቄ {{number}}፣ የተጠየቀው፦ {{date}}",
  answer: "መልስ",
  show: "ከዕቃው ጋር ይታይ",
  hide: "ይደበቅ",
  answerMissing: "እባክዎ መጀመሪያ መልስ ይጻፉ።",
  answerLong: "እባክዎ ከ{{max}} ፊደላት አይበልጡ።",
  done_show: "ጥያቄ {{number}} ይታያል።",
  done_hide: "ጥያቄ {{number}} ተደብቋል።",
} satisfies Record<keyof typeof en, string>;
