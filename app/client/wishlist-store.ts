import { proxy } from "valtio/vanilla";

/** The wishlist as this tab knows it; null until an answer told. Written in browser handlers only. */
export const wishlistStore = proxy<{ ids: number[] | null }>({ ids: null });

/** What an answer of a form target says the list holds now; refusals say nothing. */
export function settleWishlist(answer: object): void {
  const { wishlist } = answer as { wishlist?: number[] };
  if (wishlist) wishlistStore.ids = wishlist;
}

/**
 * Chrome 80 and Safari 14 do not tell a form's script which button sent it: there the product is put into the form's own
 * field, before the form is read. Everywhere else the field stays without a name.
 */
export function nameProduct({ form, value }: HTMLButtonElement): void {
  if (typeof SubmitEvent === "function" && "submitter" in SubmitEvent.prototype) return;
  const field = form?.querySelector<HTMLInputElement>("[data-product]");
  if (field) Object.assign(field, { name: "product", value });
}
