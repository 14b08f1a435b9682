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
  notConfirmedText: "ሱቁ መልስ ስላልሰጠ ይህ መፈጸሙን ማረጋገጥ አልቻልንም። እንደገና ከመላክዎ በፊት ጋሪዎን ይመልከቱ።",
  failedTitle: "ችግር ተፈጥሯል",
  failedText: "ስህተቱ የእኛ እንጂ የእርስዎ አይደለም። እባክዎ እንደገና ይሞክሩ።",
  requestId: "ስለዚህ ሲጽፉልን ይህን ቁጥር ይጥቀሱ፦ {{id}}",
  confirmTitle: "እባክዎ ያረጋግጡ",
  confirmText: "ይህን የላኩት እርስዎ መሆንዎን ማወቅ አልቻልንም። እስካሁን ምንም አልተቀየረም። የፈለጉት እርስዎ ከሆኑ ብቻ ይቀጥሉ።",
  confirmYes: "ይቀጥሉ",
  confirmNo: "ይቅር",
  fieldProduct: "የዕቃ ቁጥር",
} satisfies Record<keyof typeof en, string>;
