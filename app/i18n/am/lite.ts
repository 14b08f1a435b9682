import type en from "../en/lite.ts";

export default {
  toLite: "ቀላል ገጾች",
  toLiteWhy: "ሥዕል የሚመጣው ሲጠይቁ ብቻ ነው፤ አንድ ገጽ ጥቂት ኪሎባይት ብቻ ይሆናል።",
  toFull: "ሙሉ ገጾች",
  toFullWhy: "አሁን ቀላል ገጾችን እያነበቡ ነው፤ ሥዕል የሚመጣው ሲጠይቁ ብቻ ነው።",
  weight: "የዚህ ገጽ መጠን፦ {{weight}} KB",
  showPictures_one: "ሥዕሉን ያሳዩ",
  showPictures_other: "{{count}} ሥዕሎችን ያሳዩ",
  hidePictures: "ያለ ሥዕል",
} satisfies Record<keyof typeof en, string>;
