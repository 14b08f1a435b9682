import type en from "../en/actions.ts";

export default {
  added: "ወደ ጋሪ ገብቷል፦ {{name}}",
  updated: "ብዛቱ ተስተካክሏል፦ {{name}}",
  removed: "ከጋሪዎ ተወግዷል",
  viewCart: "ጋሪዎን ይመልከቱ",
  productGone: "ይህ ዕቃ ከሽያጭ ወጥቷል።",
  chooseVariant: "መጀመሪያ አማራጭ ይምረጡ።",
  cartFull: "ጋሪዎ 50 የተለያዩ ዕቃዎችን ይዟል። ሌላ ለማስገባት አንዱን ያስወግዱ።",
  quantityInvalid: "ከ1 እስከ 99 ያለ ሙሉ ቁጥር ያስገቡ።",
  soldOut: "ተሽጦ አልቋል። ምንም አልተጨመረም።",
  overStock_one: "ሊጨመር የሚችለው {{count}} ብቻ ነው። {{count}} ወይም ከዚያ በታች ያስገቡ።",
  overStock_other: "ሊጨመር የሚችለው {{count}} ብቻ ነው። {{count}} ወይም ከዚያ በታች ያስገቡ።",
  noneFree: "ያሉት በሙሉ ጋሪዎ ውስጥ ናቸው።",
  overLimit: "አንድ ጋሪ ከአንድ ዕቃ ቢበዛ 99 ይይዛል።",
  checkFields: "እባክዎ ከዚህ በታች ምልክት የተደረገበትን ያስተካክሉ። ምንም አልተቀየረም።",
  preferenceUnknown: "ይህ ቋንቋ ወይም የገንዘብ ዓይነት የለም። ምንም አልተቀየረም።",
  notFoundTitle: "ገጹ አልተገኘም",
  refusedTitle: "ይህ ጥያቄ ተቀባይነት አላገኘም",
} satisfies Record<keyof typeof en, string>;
