import type { CategoryDraft, ProductDraft } from "../products/product-draft.ts";

/** Written by staff at the desk; feeds leave it until it is taken back. */
export interface Correction extends Pick<ProductDraft, "name" | "nameAm" | "description" | "descriptionAm" | "images"> {
  parentSlug: string;
  category: CategoryDraft;
  subcategory: CategoryDraft | null;
}

/** An option keeps its picture where that is still one of the product's. */
export function corrected(draft: ProductDraft, correction: Correction): ProductDraft {
  const { images } = correction;
  return {
    ...draft,
    ...correction,
    variants: draft.variants.map(({ picture, ...variant }) => {
      const place = picture === undefined ? -1 : images.indexOf(draft.images[picture] ?? "");
      return { ...variant, ...(place >= 0 && { picture: place }) };
    }),
  };
}
