const materials: Record<string, string> = {
  ...{ cotton: "ጥጥ", "hand-woven cotton": "በእጅ የተሸመነ ጥጥ", "hand-spun cotton": "በእጅ የተፈተለ ጥጥ", wool: "ሱፍ", silk: "ሐር" },
  ...{ linen: "ተልባ", jute: "ቃጫ", sisal: "ቃጫ", fabric: "ጨርቅ", textile: "ጨርቅ", canvas: "ሸራ", velvet: "ከፋይ", felt: "ፌልት" },
  ...{ polyester: "ፖሊስተር", nylon: "ናይለን", acrylic: "አክሪሊክ", viscose: "ቪስኮስ", elastane: "ኢላስቴን", mesh: "መረብ" },
  ...{ leather: "ቆዳ", "synthetic leather": "ሰው ሠራሽ ቆዳ", "cow leather": "የላም ቆዳ", "sheep leather": "የበግ ቆዳ" },
  ...{ "goat leather": "የፍየል ቆዳ", sheepskin: "የበግ ቆዳ", "calf leather": "የጥጃ ቆዳ", suede: "ሻካራ ቆዳ", rubber: "ጎማ" },
  ...{ plastic: "ፕላስቲክ", "food-grade plastic": "ለምግብ የሚሆን ፕላስቲክ", silicone: "ሲሊኮን", foam: "ስፖንጅ", neoprene: "ኒዮፕሪን" },
  ...{ polyethylene: "ፖሊኢትሊን", polypropylene: "ፖሊፕሮፒሊን", "woven polypropylene": "የተሸመነ ፖሊፕሮፒሊን" },
  ...{ eva: "EVA", "eva foam": "EVA ስፖንጅ", pvc: "PVC", mdf: "MDF", hdpe: "HDPE", pet: "PET", abs: "ABS" },
  ...{ steel: "ብረት", "stainless steel": "የማይዝግ ብረት", "carbon steel": "ጠንካራ ብረት", "cast iron": "ቀልጦ የተሠራ ብረት" },
  ...{ iron: "ብረት", metal: "ብረት", aluminium: "አልሙኒየም", brass: "ናስ", copper: "መዳብ", silver: "ብር", wire: "ሽቦ" },
  ...{ wood: "እንጨት", wanza: "ዋንዛ", "wanza wood": "የዋንዛ እንጨት", "olive wood": "የወይራ እንጨት", bamboo: "ቀርከሃ" },
  ...{ glass: "መስታወት", clay: "ሸክላ", porcelain: "ፖርሴሊን", paper: "ወረቀት", board: "ካርቶን", grass: "ሣር", straw: "ገለባ" },
  ...{ beeswax: "የንብ ሰም", paraffin: "ፓራፊን", "glass beads": "የመስታወት ዶቃ", "gold thread": "የወርቅ ክር" },
};

export function materialInAmharic(text: string): string | null {
  const parts = text.toLowerCase().split(/,\s*|\s+and\s+/);
  const names = parts.map((part) => {
    const [, share = "", name = ""] = /^(\d+\s?%\s*)?(.*)$/.exec(part)!;
    const known = materials[name];
    return known === undefined ? null : share + known;
  });
  return names.includes(null) ? null : names.join("፣ ");
}
