import type en from "../en/card.ts";

export default {
  labelNew: "አዲስ",
  labelSale: "ቅናሽ",
  labelTop: "ምርጥ",
  labelOutOfStock: "አልቋል",
  labelFreeDelivery: "ነፃ ማድረስ",
  labelPercent: "-{{percent}}%",
  priceNow: "አሁን",
  priceWas: "የቀድሞ ዋጋ",
  noReviews: "እስካሁን አስተያየት የለም",
  ratingSpoken_one: "ከ5 ኮከብ {{rating}}፣ {{count}} አስተያየት",
  ratingSpoken_other: "ከ5 ኮከብ {{rating}}፣ {{count}} አስተያየቶች",
  rateSpoken: "ከ5 ኮከብ {{rating}}",
  ends: "እስከ {{date}}",
  addToCart: "{{name}} ወደ ጋሪ ያስገቡ",
  selectOptions: "{{name}} አማራጭ ይምረጡ",
  compare: "{{name}} ለማነጻጸር ያክሉ",
  inCompare: "በማነጻጸሪያ ዝርዝርዎ አለ",
  seeSimilar: "ተመሳሳይ ዕቃዎች",
  addToWishlist: "{{name}} ወደ ምኞት ዝርዝር ያክሉ",
  goToWishlist: "{{name}} ወደ ምኞት ዝርዝር ይሂዱ",
} satisfies Record<keyof typeof en, string>;
