/** Leaves out the other selectors, and rules and queries that are empty then. */
export function keptSelectors(css: string, isKept: (selector: string) => boolean): string {
  let kept = css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    if (selectors.startsWith("@")) return rule;
    const rest = selectors.split(",").filter(isKept);
    return rest.length > 0 ? `${rest.join(",")}{${body}}` : "";
  });
  for (let all = ""; all !== kept; kept = all.replace(/@[^{};]+\{\}/g, "")) all = kept;
  return kept;
}
