interface Revalidation {
  formAction?: string;
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}

/**
 * Not after additions to cart or wishlist or a vote on a review, whose answers carry all that changed; nor after a
 * refusal or a lost answer.
 */
export function keepAfterCartAdd({ formAction, actionResult, defaultShouldRevalidate }: Revalidation): boolean {
  const isRefused = (actionResult as { ok?: boolean } | null | undefined)?.ok === false;
  const isCarried = formAction !== undefined && /^\/(cart\/lines|wishlist\/items|reviews\/.+)$/.test(formAction);
  return isCarried || isRefused ? false : defaultShouldRevalidate;
}
