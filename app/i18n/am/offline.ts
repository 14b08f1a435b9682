import type en from "../en/offline.ts";

export default {
  copy: "የ{{time}} ቅጂ። ዋጋና ክምችት ተቀይሮ ሊሆን ይችላል።",
  title: "ከኢንተርኔት ውጪ ነዎት",
  notKept: "ይህ ገጽ ስልክዎ ላይ የለም። እነዚህ ገጾች መጨረሻ እንዳዩዋቸው አሉ፦",
  noneKept: "ይህ ገጽ ስልክዎ ላይ የለም። ኢንተርኔት ሲመለስ ይከፈታል።",
  unsure: "የላኩት መድረሱን አናውቅም። እባክዎ እንደገና ከመላክዎ በፊት ያረጋግጡ።",
  tryAgain: "እንደገና ይሞክሩ",
  queued: "ተቀምጧል። ኢንተርኔት ሲመለስ ወደ ጋሪዎ ይገባል።",
  waiting: "ወደ ጋሪዎ ለመግባት በመጠባበቅ ላይ፦ {{count}}።",
  lost: "የተቀመጠው ዕቃ ወደ ጋሪዎ ሊገባ አልቻለም። እባክዎ እንደገና ያስገቡት።",
} satisfies Record<keyof typeof en, string>;
