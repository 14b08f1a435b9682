import type en from "../en/errors.ts";

export default {
  notFoundTitle: "ገጹ አልተገኘም",
  notFoundText: "በዚህ አድራሻ ምንም የለም፣ ወይም ተወግዷል። ይፈልጉት ወይም ምድብ ይምረጡ።",
  search: "ይፈልጉት",
  refusedTitle: "ይህ ጥያቄ ተቀባይነት አላገኘም",
  refusedText: "ምንም አልተቀየረም። እባክዎ ተመልሰው ከገጹ ላይ እንደገና ይሞክሩ።",
  tooLargeTitle: "ይህ በአንድ ጊዜ በጣም ብዙ ነው",
  tooLargeText: "ምንም አልተቀየረም። እባክዎ በትንሽ በትንሹ ይላኩ።",
  tooManyTitle: "ብዙ ጊዜ ሞክረዋል",
  tooManyText: "ምንም አልተቀየረም። እባክዎ አንድ ደቂቃ ቆይተው እንደገና ይሞክሩ።",
  unavailableTitle: "ለጊዜው አይገኝም",
  unavailableText: "የሱቁ አንድ ክፍል መልስ እየሰጠ አይደለም። እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።",
  cartKeptText: "ጋሪዎ እንዳለ ተቀምጧል። ዕቃዎችን መመልከትዎን መቀጠልና የእርዳታ ማዕከሉን ማንበብ ይችላሉ፤ ከአንድ ደቂቃ በኋላ ወደዚህ ይመለሱ።",
  oldCopy:
    "ሱቁ ለጊዜው ሙሉ በሙሉ መልስ እየሰጠ አይደለም። ይህ ገጽ የሚታየው ከጥቂት ጊዜ በፊት እንደነበረ ነው፤ ዋጋና የዕቃ ብዛት ተቀይሮ ሊሆን ይችላል፣ የራስዎ ዝርዝሮችም አይታዩም።",
  oldCopySignedIn:
    "ሱቁ ለጊዜው ሙሉ በሙሉ መልስ እየሰጠ አይደለም። ይህ ገጽ የሚታየው ከጥቂት ጊዜ በፊት እንደነበረ ነው፤ ዋጋና የዕቃ ብዛት ተቀይሮ ሊሆን ይችላል፣ የራስዎ ዝርዝሮችም አይታዩም። አሁንም ከመለያዎ አልወጡም።",
  notConfirmedText: "ሱቁ መልስ ስላልሰጠ ይህ መፈጸሙን ማረጋገጥ አልቻልንም። እንደገና ከመላክዎ በፊት ተፈጽሞ እንደሆነ ይመልከቱ።",
  failedTitle: "ችግር ተፈጥሯል",
  failedText: "ስህተቱ የእኛ እንጂ የእርስዎ አይደለም። እባክዎ እንደገና ይሞክሩ።",
  requestId: "ስለዚህ ሲጽፉልን ይህን ቁጥር ይጥቀሱ፦ {{id}}",
  confirmTitle: "እባክዎ ያረጋግጡ",
  confirmText: "ይህን የላኩት እርስዎ መሆንዎን ማወቅ አልቻልንም። እስካሁን ምንም አልተቀየረም። የፈለጉት እርስዎ ከሆኑ ብቻ ይቀጥሉ።",
  confirmYes: "ይቀጥሉ",
  confirmNo: "ይቅር",
  signInFirst: "ለመቀጠል እባክዎ ይግቡ",
  fieldProduct: "የዕቃ ቁጥር",
  fieldWords: "የጻፉት",
  helpCenter: "የእርዳታ ማዕከል",
} satisfies Record<keyof typeof en, string>;
