import type en from "../en/footer.ts";

export default {
  categories: "ሁሉም ምድቦች",
  help: "እርዳታና ገጾች",
  vendors: "ሁሉም ሻጮች",
  customOrder: "ልዩ ትዕዛዝ",
  preferences: "ቋንቋና የገንዘብ ዓይነት",
  seller: "እንደ ሻጭ ይመዝገቡ",
  sisters: "ሌሎች ድረ-ገጾቻችን",
  promise: "ብዙ ሻጮች፣ አንድ ገበያ።",
  track: "ትዕዛዝዎን ይከታተሉ",
  account: "መለያዎ",
  wishlist: "የምኞት ዝርዝር",
  newsletter: "አዳዲስ ቅናሾችን በኢሜይል ያግኙ",
} satisfies Record<keyof typeof en, string>;
