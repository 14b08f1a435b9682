interface Revalidation {
  formAction?: string;
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}

/**
 * Whether a page's data is asked for again after a form. After adding to the cart only the badge changes, after adding
 * to the wishlist or pressing at a review only the control, and the answer carries it; after a refusal, or an answer that
 * never came, nothing changed that we know of.
 */
export function keepAfterCartAdd({ formAction, actionResult, defaultShouldRevalidate }: Revalidation): boolean {
  const isRefused = (actionResult as { ok?: boolean } | null | undefined)?.ok === false;
  const isCarried = formAction !== undefined && /^\/(cart\/lines|wishlist\/items|reviews\/.+)$/.test(formAction);
  return isCarried || isRefused ? false : defaultShouldRevalidate;
}
