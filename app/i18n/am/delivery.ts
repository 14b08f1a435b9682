import type en from "../en/delivery.ts";

export default {
  from: "{{vendor}}፣ {{city}}",
  summary: "የትዕዛዝ ማጠቃለያ",
  goods: "ዕቃዎች",
  discount: "ቅናሽ",
  cityCosts: "ወደ {{city}}፦ {{fee}}፣ ከ{{from}} እስከ {{until}}።",
  cityFree: "ወደ {{city}}፦ ያለ ክፍያ፣ ከ{{from}} እስከ {{until}}።",
  free: "ነፃ",
  rounding: "በጥሬ ገንዘብ ሙሉ ብር ብቻ",
  total: "ጠቅላላ",
  payInBirr: "የሚከፍሉት በብር ነው።",
  letter: "ደብዳቤ",
  parcel: "ጥቅል",
  bulky: "ግዙፍ ዕቃ",
  freight: "ከባድ ጭነት",
  notSent: "ወደ {{city}} አይላክም። ከ{{place}} በአካል መረከብ ይችላሉ።",
  onlyPickup: "ይህ ወደ ከተማዎ አይላክም። ከሻጩ ዘንድ ያለ ክፍያ በአካል መረከብ ይችላሉ።",
  unsent: "ወደዚህ አድራሻ የማይላክ ዕቃ አለ። እባክዎ በአካል መረከብን ይምረጡ ወይም ሌላ አድራሻ ያስገቡ።",
  notThere: "አይላክም",
  feeAndDays: "{{fee}}፣ {{from}}–\u2060{{until}} ቀን",
  yours: "ወደ ማድረሻ ከተማዎ {{city}} የሚላክ ጥቅል፦ {{parcel}}።",
  case: "{{size}}፦ {{way}}",
  caseHint:
    "እያንዳንዱ ብርና የሥራ ቀን ነው፣ ለምሳሌ 80 1-2፤ የማይላክ ከሆነ - ይጻፉ። መንገዶቹ፦ አንድ ከተማ፣ ቅርብ (አንድ ክልል፣ ወይም አዲስ አበባና ኦሮሚያ)፣ ሩቅ፣ በጣም ሩቅ።",
  caseMissing: "ይህ አልተሞላም፦ ብርና የሥራ ቀን ያስገቡ፣ ለምሳሌ 80 1-2፤ የማይላክ ከሆነ - ይጻፉ።",
  caseWrong: "ዜሮ ወይም ከዚያ በላይ የሆነ ብርና የሥራ ቀን ያስገቡ፣ ለምሳሌ 80 1-2፤ የማይላክ ከሆነ - ይጻፉ።",
} satisfies Record<keyof typeof en, string>;
