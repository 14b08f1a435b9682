export const address = {
  name: "ሙሉ ስም",
  phone: "ስልክ ቁጥር",
  region: "ክልል",
  regionChoose: "ክልል ይምረጡ",
  city: "ከተማ",
  subCity: "ክፍለ ከተማ",
  subCityChoose: "ክፍለ ከተማ ይምረጡ",
  woreda: "ወረዳ",
  landmark: "ቀበሌ፣ የቤት ቁጥር ወይም ልዩ ቦታ",
  landmarkHint: "በአቅራቢያዎ ያለ፣ ሰው የሚያውቀው ቦታ። ዕቃውን የሚያደርሰው ሰው እርስዎን ለማግኘት ይህ ወይም ክፍለ ከተማው ያስፈልገዋል።",
  email: "ኢሜይል",
  note: "ለሻጩ ማስታወሻ",
};
