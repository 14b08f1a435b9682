interface KnownColour {
  color: string;
  colorAm: string;
  colorCode: string;
}

const knownColours: readonly KnownColour[] = [
  { color: "Black", colorAm: "ጥቁር", colorCode: "#26221f" },
  { color: "White", colorAm: "ነጭ", colorCode: "#f7f5f0" },
  { color: "Red", colorAm: "ቀይ", colorCode: "#b3352b" },
  { color: "Blue", colorAm: "ሰማያዊ", colorCode: "#2f62a8" },
  { color: "Green", colorAm: "አረንጓዴ", colorCode: "#2f7a4d" },
  { color: "Brown", colorAm: "ቡናማ", colorCode: "#7a5236" },
  { color: "Grey", colorAm: "ግራጫ", colorCode: "#8b8986" },
  { color: "Cream", colorAm: "ክሬም", colorCode: "#eadfc6" },
  { color: "Pink", colorAm: "ሮዝ", colorCode: "#d98aa0" },
  { color: "Navy", colorAm: "ጥቁር ሰማያዊ", colorCode: "#22304f" },
  { color: "Yellow", colorAm: "ቢጫ", colorCode: "#e3c02f" },
  { color: "Orange", colorAm: "ብርቱካናማ", colorCode: "#d9782b" },
  { color: "Purple", colorAm: "ሐምራዊ", colorCode: "#6d4590" },
  { color: "Gold", colorAm: "ወርቃማ", colorCode: "#c8a24a" },
  { color: "Silver", colorAm: "ብርማ", colorCode: "#c3c4c6" },
  { color: "Beige", colorAm: "ቤዥ", colorCode: "#d9c7a5" },
];

const byName = new Map(
  knownColours.flatMap((one) => [one.color, one.colorAm].map((name) => [name.toLowerCase(), one])),
);
byName.set("gray", byName.get("grey")!);

export function knownColour(name: string): KnownColour | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}
