import type en from "../en/desk-forms.ts";

export default {
  wordsMissing: "በጥቂት ቃላት ይጻፉ።",
  wordsLong: "ቢበዛ {{max}} ፊደላት።",
  birrWrong: "መጠን በብር ያስገቡ፤ ለምሳሌ 7330 ወይም 7330.50።",
  dayWrong: "ቀን ያስገቡ፤ ለምሳሌ 2026-12-31።",
  numberRange: "ከ{{least}} እስከ {{most}} ያለ ሙሉ ቁጥር ያስገቡ።",
  numberWrong: "ይህ የትዕዛዝ ቁጥር አይደለም።",
} satisfies Record<keyof typeof en, string>;
