import type { ProductDraft } from "./product-draft.ts";
import type { CategoryPath } from "./category-path.ts";

/** Written by staff at the desk; feeds do not change it until staff remove it. */
export type Correction = Pick<ProductDraft, "name" | "nameAm" | "description" | "descriptionAm" | "images"> &
  CategoryPath;

/** An option keeps its picture if the product still has that picture. */
export function corrected(draft: ProductDraft, correction: Correction): ProductDraft {
  const { images } = correction;
  return {
    ...draft,
    ...correction,
    variants: draft.variants.map(({ picture, ...variant }) => {
      const position = picture === undefined ? -1 : images.indexOf(draft.images[picture] ?? "");
      return { ...variant, ...(position >= 0 && { picture: position }) };
    }),
  };
}
