import { HtmlValidate } from "html-validate";

/** What the HTML standard forbids; style is not its matter. */
const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // Styles of what lies below the first screen stand in the body, behind it, so that it is painted before they come.
  // A link's name is obsolete but conforming: one product may lie in two strips of a page, where an id would come twice.
  elements: ["html5", { style: { flow: true, phrasing: true }, a: { attributes: { name: { deprecated: false } } } }],
});

/** What is no valid HTML in these pages, by name: "list: Duplicate ID x (no-dup-id, 3:14)". */
export async function htmlErrors(pages: Map<string, string>): Promise<string[]> {
  const found = [...pages].map(async ([name, html]) => {
    const { results } = await checker.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ message, ruleId, line, column }) => `${name}: ${message} (${ruleId}, ${line}:${column})`),
    );
  });
  return (await Promise.all(found)).flat();
}
