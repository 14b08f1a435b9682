export const footer = {
  categories: "ሁሉም ምድቦች",
  help: "እርዳታና ገጾች",
  preferences: "ቋንቋና የገንዘብ ዓይነት",
  seller: "እንደ ሻጭ ይመዝገቡ",
  sisters: "ሌሎች ድረ-ገጾቻችን",
  promise: "ብዙ ሻጮች፣ አንድ ገበያ።",
};

export const lite = {
  toLite: "ቀላል ገጾች",
  toLiteWhy: "ሥዕል የሚመጣው ሲጠይቁ ብቻ ነው፤ አንድ ገጽ ጥቂት ኪሎባይት ብቻ ይሆናል።",
  toFull: "ሙሉ ገጾች",
  toFullWhy: "አሁን ቀላል ገጾችን እያነበቡ ነው፤ ሥዕል የሚመጣው ሲጠይቁ ብቻ ነው።",
  weight: "የዚህ ገጽ መጠን፦ {{weight}} KB",
  showPictures_one: "ሥዕሉን ያሳዩ",
  showPictures_other: "{{count}} ሥዕሎችን ያሳዩ",
  hidePictures: "ያለ ሥዕል",
};

export const machines = {
  shop: "ጉልት",
  appDescription: "በኢትዮጵያ ያሉ የብዙ ሻጮች ዕቃዎች፤ ያነጻጽሩ፣ ይዘዙ፣ ሲረከቡ ይክፈሉ።",
  appTrack: "ትዕዛዝዎን ይከታተሉ",
  appCart: "ጋሪ",
  appVendors: "ሁሉም ሻጮች",
  listing: "{{title}}፦ {{products}}። ዋጋው በብር ነው፤ ሻጮቹ ከመላው ኢትዮጵያ ናቸው፤ ዕቃዎችን ወደ ከተማዎ እናደርሳለን።",
  directory: "በጉልት የሚሸጡ፦ {{vendors}}። የእያንዳንዱ ከተማ፣ ደረጃና ዕቃዎች።",
};
