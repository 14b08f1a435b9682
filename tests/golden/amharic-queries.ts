export const AMHARIC_QUERIES = [
  ...["የሐበሻ ቀሚስ", "ሰዓት", "ዕጣን", "ጸጉር ማድረቂያ", "የሕፃን ዳይፐር", "መጽሐፍ", "የውሃ ማሞቂያ", "የፀሐይ ፓነል", "ሳሙና"],
  ...["የሴቶች ጫማ", "ሸክላ ድስት", "የሐረር ቡና", "አልጋ", "ጎመን", "ኮፍያ", "ሱሪ", "ሃይል", "ስንዴ", "ሽንኩርት አትክልት", "የእጅ ሰዓት"],
  ...["የኤሌክትሪክ ምጣድ", "ሰፌድ", "ሥጋ መጥበሻ", "ኩል", "የዓይን መነጽር", "ገበያ ቦርሳ", "ሠርግ", "ኃይል ቆጣቢ", "ሬዲዮ ዐዲስ", "ንጽሕና"],
];

// amharic.md 6: homophones, order by order.
const ROWS = [
  "ሀሃሐሓኀኃኸኻ",
  "ሁሑኁኹ",
  "ሂሒኂኺ",
  "ሄሔኄኼ",
  "ህሕኅኽ",
  "ሆሖኆኾ",
  "ሰሠ",
  "ሱሡ",
  "ሲሢ",
  "ሳሣ",
  "ሴሤ",
  "ስሥ",
  "ሶሦ",
  "ሷሧ",
].concat(
  ["አኣዐዓኧ", "ኡዑ", "ኢዒ", "ኤዔ", "እዕ", "ኦዖ", "ጸፀ", "ጹፁ", "ጺፂ", "ጻፃ", "ጼፄ", "ጽፅ", "ጾፆ", "ውዉ", "ዎዏ"],
  ["ቆቈ", "ቁቊቍ", "ቄቌ", "ኮኰ", "ኩኲኵ", "ኬኴ", "ጎጐ", "ጉጒጕ", "ጌጔ"],
);

export function homophoneSpellings(text: string, limit: number): string[] {
  let spellings = [""];
  for (const letter of text) {
    const row = ROWS.find((letters) => letters.includes(letter)) ?? letter;
    const choices = [letter, ...[...row].filter((other) => other !== letter)];
    spellings = choices.flatMap((choice) => spellings.map((spelling) => spelling + choice)).slice(0, limit * 4);
  }
  const step = Math.max(1, Math.floor(spellings.length / limit));
  return spellings.filter((_, index) => index % step === 0).slice(0, limit);
}
