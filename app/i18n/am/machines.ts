import type en from "../en/machines.ts";

export default {
  shop: "ጉልት",
  appDescription: "በኢትዮጵያ ያሉ የብዙ ሻጮች ዕቃዎች፤ ያነጻጽሩ፣ ይዘዙ፣ ሲረከቡ ይክፈሉ።",
  appTrack: "ትዕዛዝዎን ይከታተሉ",
  appCart: "ጋሪ",
  appVendors: "ሁሉም ሻጮች",
  listing: "{{title}}፦ {{products}}። ዋጋው በብር ነው፤ ሻጮቹ ከመላው ኢትዮጵያ ናቸው፤ ዕቃዎችን ወደ ከተማዎ እናደርሳለን።",
  directory: "በጉልት የሚሸጡ፦ {{vendors}}። የእያንዳንዱ ከተማ፣ ደረጃና ዕቃዎች።",
} satisfies Record<keyof typeof en, string>;
