import { displayName, otherLanguage } from "../display-name.ts";
import type { NameView } from "../display-name.ts";
import type { ProductVariant } from "./product.ts";
import { languages, type Locale } from "../languages.ts";
import { type Translated, translationsOf } from "../translated.ts";

/** Options that differ in something else than colour and size, as imports write them: "Material: Wool". */
export function isNamedOption(size: string | null): boolean {
  return size?.includes(": ") ?? false;
}

type Described = Pick<ProductVariant, keyof Translated<"color"> | "size">;

/** "Blue, 42", "ሰማያዊ፣ 42". */
export function variantText(variant: Described, locale: Locale): NameView | null {
  const shade = displayName(translationsOf(variant, "color"), locale).name;
  const name = [shade, variant.size].filter(Boolean).join(languages[locale].comma);
  if (name === "") return null;
  const lang = otherLanguage(shade, locale);
  return lang ? { name, lang } : { name };
}
