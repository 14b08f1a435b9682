import { HtmlValidate } from "html-validate";

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // Late styles are in the body on purpose. Link names are conforming, and may repeat where ids may not.
  elements: ["html5", { style: { flow: true, phrasing: true }, a: { attributes: { name: { deprecated: false } } } }],
});

export async function htmlErrors(pages: Map<string, string>): Promise<string[]> {
  const found = [...pages].map(async ([name, html]) => {
    const { results } = await checker.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ message, ruleId, line, column }) => `${name}: ${message} (${ruleId}, ${line}:${column})`),
    );
  });
  return (await Promise.all(found)).flat();
}
