import type en from "../en/messages.ts";

export default {
  newSignInTitle: "በመለያዎ አዲስ መግቢያ",
  newSignIn: "ወደ {{shop}} መለያዎ ተገብቷል፦ {{device}}። እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ፤ ከሁሉም ቦታ ይውጡ።",
  unknownDevice: "ማንነቱ ያልታወቀ አሳሽ",
  passwordChangedTitle: "የይለፍ ቃልዎ ተቀይሯል",
  passwordChanged: "የ{{shop}} መለያዎ የይለፍ ቃል ተቀይሯል። እርስዎ ካልቀየሩት አዲስ ያስገቡ፦ {{origin}}/reset",
  contactChangedTitle: "ኢሜይልዎ ወይም ስልክዎ ተቀይሯል",
  contactChanged: "የ{{shop}} መለያዎ ኢሜይል ወይም ስልክ ተቀይሯል። እርስዎ ካልቀየሩት ያሳውቁን፦ {{origin}}/pages/help-center",
  newsletterWelcomeTitle: "ከአሁን ጀምሮ ቅናሾቻችን በኢሜይል ይደርሱዎታል",
  newsletterWelcome:
    "ይህ አድራሻ የ{{shop}} ቅናሾች እንዲደርሱት ተመዝግቧል። እርስዎ ካልመዘገቡት ወይም ከእንግዲህ ካልፈለጉ እዚህ ያቋርጡ፦ {{origin}}/newsletter/leave?q={{secret}}",
  registerCodeTitle: "የመመዝገቢያ ኮድዎ",
  registerCode: "{{code}} የ{{shop}} መመዝገቢያ ኮድዎ ነው፤ ለ{{minutes}} ደቂቃ ያገለግላል። ለማንም አይስጡ።",
  alreadyRegisteredTitle: "ቀድሞ መለያ አለዎት",
  alreadyRegistered: "በ{{shop}} ቀድሞ መለያ አለዎት። ይግቡ፦ {{origin}}/sign-in የይለፍ ቃል ረስተዋል? {{origin}}/reset",
  resetCodeTitle: "የአዲስ የይለፍ ቃል ኮድዎ",
  resetCode: "{{code}} የአዲሱ የ{{shop}} የይለፍ ቃል ኮድዎ ነው፤ ለ{{minutes}} ደቂቃ ያገለግላል። ለማንም አይስጡ።",
  resetUnknownTitle: "በዚህ አድራሻ መለያ የለም",
  resetUnknown: "በዚህ አድራሻ አዲስ የ{{shop}} የይለፍ ቃል ተጠይቋል፤ ነገር ግን መለያ የለም። ይመዝገቡ፦ {{origin}}/register",
  contactCodeTitle: "የማረጋገጫ ኮድዎ",
  contactCode: "{{code}} ይህን አድራሻ ወደ {{shop}} መለያዎ ለመጨመር የሚያገለግል ኮድ ነው፤ ለ{{minutes}} ደቂቃ ያገለግላል።",
  contactTakenTitle: "ይህ አድራሻ ቀድሞ መለያ አለው",
  contactTaken: "ይህን አድራሻ ወደ {{shop}} መለያ ለመጨመር ተጠይቋል፤ ነገር ግን የሌላ መለያ ነው።",
} satisfies typeof en;
