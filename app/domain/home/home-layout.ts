/** Specification 2.5 and 2.6: the two home pages. */
export type HomeLayout = "current" | "other";

/** A layout named by the setting or by the workshop's `/?layout=`; null for any other text. */
export function namedLayout(text: string | null | undefined): HomeLayout | null {
  return text === "current" || text === "other" ? text : null;
}
