import type { ProductDraft } from "../../domain/feed/product-draft.ts";

/** Columns that hold a field of the draft as it is, so that an import, its undoing and a correction agree. */
const fieldOf = {
  name: "name",
  name_am: "nameAm",
  description: "description",
  description_am: "descriptionAm",
  brand: "brand",
  gtin: "gtin",
  weight: "weight",
  shipping_class: "shippingClass",
  selling_price: "sellingPrice",
  sale_price: "salePrice",
  sale_until: "saleUntil",
  discount: "discount",
  stock_amount: "stockAmount",
} as const satisfies Record<string, keyof ProductDraft>;

type DraftColumn = keyof typeof fieldOf;
type DraftField = (typeof fieldOf)[DraftColumn];

export const draftColumns = Object.keys(fieldOf) as DraftColumn[];

export function columnsOfDraft(draft: Pick<ProductDraft, DraftField>) {
  const columns = draftColumns.map((column) => [column, draft[fieldOf[column]] ?? null]);
  return Object.fromEntries(columns) as Record<DraftColumn, string | number | null>;
}

export function fieldsOfColumns(columns: Record<string, string | number | null>) {
  const fields = draftColumns.map((column) => [fieldOf[column], columns[column]]);
  return Object.fromEntries(fields) as Pick<ProductDraft, DraftField>;
}
