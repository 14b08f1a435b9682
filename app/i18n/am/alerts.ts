import type en from "../en/alerts.ts";

export default {
  listText: "በኢሜይልዎ፣ ከሌለ በስልክዎ እንጽፋለን። ሁለቱንም «ኢሜይልና ስልክ» በሚለው ገጽ ያገኟቸዋል።",
  empty: "እስካሁን የሚጠባበቁት የለም። በዕቃው ወይም በሻጩ ገጽ ላይ እንዲያሳውቁዎት መጠየቅ ይችላሉ።",
  followed: "የሚከተሏቸው ሱቆች",
  products: "የሚጠባበቋቸው ዕቃዎች",
  stockLine: "ተመልሶ ሲመጣ",
  priceLine: "ዋጋው ከ{{price}} ሲቀንስ",
  told: "ያሳወቅንበት ቀን፦ {{date}}",
  end: "ያስወግዱ",
  endNamed: "{{name}}፦ ያስወግዱ",
  leaveTitle: "መልእክቶችን ማቋረጥ | {{shop}}",
  errorTitle: "ስህተት፦ {{title}}",
  leaveHeading: "መልእክት ማቋረጥ ይፈልጋሉ?",
  leaveFollow: "«{{name}}» አዳዲስ ዕቃዎች ሲኖሩት መልእክት ይደርስዎታል።",
  leaveStock: "ይህ ዕቃ ተመልሶ እስኪመጣ እየጠበቁ ነው፦ {{name}}",
  leavePrice: "የዚህን ዕቃ ዋጋ መቀነስ እየጠበቁ ነው፦ {{name}}",
  leaveOne: "ይህን ያቋርጡ",
  leaveAll: "ሁሉንም ያቋርጡ",
  leaveNone: "እዚህ የሚቋረጥ የለም፤ መልእክቱ የመጨረሻው ነበር ወይም ቀድሞ ተቋርጧል። የሌሎች መልእክቶች ሊንክ ለየራሱ ይሠራል።",
  home: "ወደ ሱቁ",
  shop: "ዕቃዎችን ይመልከቱ",
} satisfies Record<keyof typeof en, string>;
