export interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  children?: MarkdownNode[];
  data?: Record<string, unknown>;
}

export function walk(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** Separated by a space in plain text, so that words do not run together. */
const BLOCKS = new Set(["paragraph", "heading", "listItem", "break"]);

export function markdownText(tree: MarkdownNode): string {
  let text = "";
  walk(tree, ({ type, value }) => {
    if (BLOCKS.has(type)) text += " ";
    if (type === "text" || type === "inlineCode") text += value ?? "";
  });
  return text.replace(/[ \n]+/g, " ").trim();
}

export function exported(name: string, value: string | string[]): MarkdownNode {
  const literal = (one: string) => ({ type: "Literal", value: one });
  const init = typeof value === "string" ? literal(value) : { type: "ArrayExpression", elements: value.map(literal) };
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: { type: "Identifier", name }, init }],
  };
  const body = [{ type: "ExportNamedDeclaration", specifiers: [], source: null, attributes: [], declaration }];
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body, comments: [] } },
  };
}
