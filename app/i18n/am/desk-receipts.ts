import type en from "../en/desk-receipts.ts";

export default {
  title: "ደረሰኞች",
  text: "የተከፈለ እያንዳንዱ ጥቅል የሻጩ ደረሰኝ አለው፤ ከላዩ ላይ እነዚህ የሱቁ መረጃዎች ይታተማሉ። ባዶ የተተወ አይታተምም።",
  missing: "እዚህ ስላልተሞሉ በደረሰኝ ላይ የማይታተሙ፦ {{names}}።",
  example: "ለምሳሌ፦ {{example}}",
  optional: "በደረሰኝ ላይ ይታተማል፤ ባዶ ከሆነ አይታተምም። ለምሳሌ፦ {{example}}",
  wrong_legalName: "ቢበዛ 200 ፊደላት ያሉት ስም ያስገቡ፣ ለምሳሌ፦ {{example}}",
  wrong_tin: "ዐሥር አኃዝ ያስገቡ፣ ለምሳሌ፦ {{example}}",
  wrong_vatNumber: "በተጨማሪ እሴት ታክስ ምስክር ወረቀት ላይ ያለውን ቁጥር ያስገቡ፣ ለምሳሌ፦ {{example}}",
  wrong_vatRate: "ከ0 እስከ 99.99 ያለ ቁጥር ያስገቡ፣ ለምሳሌ፦ {{example}}",
  wrong_legalAddress: "ቢበዛ 200 ፊደላት ያሉት አድራሻ ያስገቡ፣ ለምሳሌ፦ {{example}}",
} satisfies Record<keyof typeof en, string>;
