import type en from "../en/newsletter.ts";

export default {
  title: "አዳዲስ ቅናሾችን በኢሜይል ያግኙ | {{shop}}",
  heading: "አዳዲስ ቅናሾችን በኢሜይል ያግኙ",
  text: "አዳዲስ ዕቃዎች፣ ልዩ ዋጋዎችና የበዓል ጥቅሎች፣ ከማለቃቸው በፊት።",
  close: "ይዝጉ",
  back: "ይመለሱ",
  leaveTitle: "ቅናሾችን በኢሜይል ማቋረጥ | {{shop}}",
  leaveHeading: "ቅናሾችን በኢሜይል ማቋረጥ",
  leaveText: "ቁልፉን ሲጫኑ ይህ ሊንክ ወደ ተላከበት አድራሻ ከእንግዲህ ቅናሾችን አንልክም።",
  leaveButton: "ያቋርጡ",
  leaveNoLink: "ቅናሾቻችንን የያዘ እያንዳንዱ ኢሜይል መጨረሻ ላይ ማቋረጫ ሊንክ አለ። እባክዎ ያን ሊንክ ይክፈቱ።",
  email: "ኢሜይል",
  button: "ይላኩልኝ",
  consent: "ቁልፉን ሲጫኑ ቅናሾቻችን በኢሜይል እንዲደርሱዎ ይስማማሉ። በማንኛውም ጊዜ ማቋረጥ ይችላሉ።",
} satisfies Record<keyof typeof en, string>;
