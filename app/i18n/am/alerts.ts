import type en from "../en/alerts.ts";

export default {
  listText: "በኢሜይልዎ፣ ከሌለ በስልክዎ እንጽፋለን። ሁለቱንም «ኢሜይልና ስልክ» በሚለው ገጽ ያገኟቸዋል።",
  empty: "እስካሁን ማሳወቂያ የለም። በዕቃው ወይም በሱቁ ገጽ ላይ እንድናሳውቅዎ ይጠይቁን።",
  followed: "የሚከተሏቸው ሱቆች",
  products: "የሚጠባበቋቸው ዕቃዎች",
  stockLine: "ተመልሶ ሲመጣ",
  priceLine: "ዋጋው ከ{{price}} ሲቀንስ",
  notifiedOn: "ያሳወቅንበት ቀን፦ {{date}}",
  end: "ያስወግዱ",
  endNamed: "{{name}}፦ ያስወግዱ",
  leaveTitle: "መልእክቶችን ማቋረጥ | {{shop}}",
  leaveHeading: "መልእክት ማቋረጥ ይፈልጋሉ?",
  leaveFollow: "«{{name}}» አዳዲስ ዕቃዎች ሲኖሩት መልእክት ይደርስዎታል።",
  leaveStock: "ይህ ዕቃ ተመልሶ ሲመጣ እንድናሳውቅዎ ጠይቀዋል፦ {{name}}",
  leavePrice: "የዚህ ዕቃ ዋጋ ሲቀንስ እንድናሳውቅዎ ጠይቀዋል፦ {{name}}",
  leaveOne: "ይህን ያቋርጡ",
  leaveAll: "ሁሉንም ያቋርጡ",
  leaveNone: "እዚህ የሚቋረጥ ነገር የለም። እያንዳንዱ መልእክት የራሱ ሊንክ አለው።",
  home: "ወደ ሱቁ ይሂዱ",
  shop: "ዕቃዎችን ይመልከቱ",
} satisfies Record<keyof typeof en, string>;
