import { otherLanguage } from "../display-name.ts";
import type { NameView } from "../display-name.ts";
import type { Locale } from "../viewer.ts";
import type { ProductVariant } from "./product.ts";
import { languages } from "../languages.ts";

/** Options that differ in something else than colour and size, as imports write them: "Material: Wool". */
export function isNamedOption(size: string | null): boolean {
  return size?.includes(": ") ?? false;
}

type Described = Pick<ProductVariant, "color" | "colorAm" | "size">;

/** "Blue, 42", "ሰማያዊ፣ 42". */
export function variantText({ color, colorAm, size }: Described, locale: Locale): NameView | null {
  const shade = locale === "am" ? (colorAm ?? color) : (color ?? colorAm);
  const name = [shade, size].filter(Boolean).join(languages[locale].comma);
  if (name === "") return null;
  const lang = otherLanguage(shade ?? "", locale);
  return lang ? { name, lang } : { name };
}
