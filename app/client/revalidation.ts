interface Revalidation {
  formAction?: string;
  defaultShouldRevalidate: boolean;
}

/** After adding to the cart only the badge changes, and the answer carries its number: nothing is asked for again. */
export function keepAfterCartAdd({ formAction, defaultShouldRevalidate }: Revalidation): boolean {
  return formAction === "/cart/lines" ? false : defaultShouldRevalidate;
}
