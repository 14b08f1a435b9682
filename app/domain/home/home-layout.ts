/** Specification 2.5 and 2.6. */
export type HomeLayout = "current" | "other";

export function namedLayout(text: string | null | undefined): HomeLayout | null {
  return text === "current" || text === "other" ? text : null;
}
