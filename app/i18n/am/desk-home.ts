import type en from "../en/desk-home.ts";

export default {
  text: "መነሻ ገጹና ባነሮቹ የሚያሳዩት። ፋይሉ ወይ በሙሉ ይወሰዳል፣ ወይ በሙሉ ይመለሳል።",
  editNow: "አሁን የሚታየውን ያርሙ",
  versions: "ቅጂዎች",
  none: "እስካሁን የተጫነ የለም።",
  file: "የይዘት ፋይሉ ጽሑፍ",
  fileHint: "ፋይሉ ውስጥ ያልተጠቀሱ ክፍሎች እንዳሉ ይቆያሉ።",
  name: "የፋይሉ ስም",
  nameHint: "ከቅጂው ጎን ይጻፋል። ባዶ ሊሆን ይችላል።",
  load: "ይጫኑ",
  version: "ቅጂ {{number}}",
  now: "አሁን የሚታየው",
  before: "ከዚህ በፊት የነበረው",
  again: "ቅጂ {{number}} እንደገና",
  edit: "ያርሙ",
  rollback: "ወደዚህ ይመልሱ",
  textMissing: "የይዘት ፋይሉን እዚህ ይለጥፉ።",
  faults: "ምንም አልተጫነም። በፋይሉ ውስጥ ያሉ ስህተቶች ብዛት፦ {{number}}። የመጀመሪያዎቹ ከላይ ተዘርዝረዋል።",
  loaded: "ቅጂ {{version}} ተጭኗል። መነሻ ገጹ በአንድ ደቂቃ ውስጥ ያሳየዋል።",
  loadedPartly: "ቅጂ {{version}} ተጭኗል፤ በሱቁ የሌሉት ግን ቀርተዋል፦",
  gone: "በፋይሉ ከተጠቀሱት አንዱ በዚህ መሀል ጠፍቷል። ምንም አልተጫነም፤ እባክዎ ፋይሉን እንደገና ይመልከቱ።",
} satisfies Record<keyof typeof en, string>;
