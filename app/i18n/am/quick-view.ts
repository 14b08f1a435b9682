import type en from "../en/quick-view.ts";

export default {
  open: "ፈጣን እይታ",
  close: "ይዝጉ",
  loading: "በመጫን ላይ",
  picture: "ሥዕል {{number}}",
  soldBy: "ሻጭ፦ {{vendor}}",
  many: "ይገኛል",
  few_one: "{{count}} ብቻ ቀርቷል",
  few_other: "{{count}} ብቻ ቀርቷል",
  last: "የመጨረሻው ነው",
  soldOut: "ተሽጦ አልቋል",
  soldOutText: "ይህ ዕቃ ለጊዜው ተሽጦ አልቋል።",
  seeSimilar: "ተመሳሳይ ዕቃዎችን ይመልከቱ",
  pays: "የሚከፍሉት {{price}} ነው።",
  variant: "አማራጭ",
  chooseVariant: "አማራጭ ይምረጡ",
  chooseVariantFirst: "መጀመሪያ አማራጭ ይምረጡ።",
  quantityHint: "ከ1 እስከ {{max}}",
  addToCart: "ወደ ጋሪ ያስገቡ",
  buyNow: "አሁን ይግዙ",
  details: "ስለዚህ ዕቃ ሁሉንም ይመልከቱ",
} satisfies Record<keyof typeof en, string>;
