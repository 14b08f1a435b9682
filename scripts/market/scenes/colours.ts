/** Colours that goods of the demo market are sold in. A picture that is painted in one has exactly its code. */
export const colours = {
  black: { color: "Black", colorAm: "ጥቁር", colorCode: "#26221f" },
  white: { color: "White", colorAm: "ነጭ", colorCode: "#f7f5f0" },
  red: { color: "Red", colorAm: "ቀይ", colorCode: "#b3352b" },
  blue: { color: "Blue", colorAm: "ሰማያዊ", colorCode: "#2f62a8" },
  green: { color: "Green", colorAm: "አረንጓዴ", colorCode: "#2f7a4d" },
  brown: { color: "Brown", colorAm: "ቡናማ", colorCode: "#7a5236" },
  grey: { color: "Grey", colorAm: "ግራጫ", colorCode: "#8b8986" },
  cream: { color: "Cream", colorAm: "ክሬም", colorCode: "#eadfc6" },
  pink: { color: "Pink", colorAm: "ሮዝ", colorCode: "#d98aa0" },
  navy: { color: "Navy", colorAm: "ጥቁር ሰማያዊ", colorCode: "#22304f" },
  gold: { color: "Gold", colorAm: "ወርቃማ", colorCode: "#cfa345" },
} as const;

export type Colour = keyof typeof colours;
