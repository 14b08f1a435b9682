import type en from "../en/footer.ts";

export default {
  categories: "ሁሉም ምድቦች",
  help: "እርዳታና ገጾች",
  vendors: "ሁሉም ሻጮች",
  helpCenter: "የእርዳታ ማዕከል",
  returnPolicy: "የዕቃ መመለሻ ደንብ",
  shipping: "የማድረስ አገልግሎት",
  mobileApp: "የሞባይል መተግበሪያ",
  customOrder: "ልዩ ትዕዛዝ",
  blog: "ብሎግ",
  privacy: "የግላዊነት መመሪያ",
  terms: "የአጠቃቀም ውል",
  preferences: "ቋንቋና የገንዘብ ዓይነት",
  seller: "እንደ ሻጭ ይመዝገቡ",
  sisters: "ሌሎች ድረ-ገጾቻችን",
  promise: "ብዙ ሻጮች፣ አንድ ገበያ።",
  track: "ትዕዛዝዎን ይከታተሉ",
  account: "መለያዎ",
  wishlist: "የምኞት ዝርዝር",
  newsletter: "አዳዲስ ቅናሾችን በኢሜይል ያግኙ",
} satisfies Record<keyof typeof en, string>;
