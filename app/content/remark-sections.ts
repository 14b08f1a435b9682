import { exported, type MarkdownNode, plainText } from "./markdown-node.ts";

/**
 * Numbers the parts of a text, `section-1` on, by position, so that both languages have the same addresses for the same
 * parts, and exports their headings as `sections`.
 */
export function remarkSections() {
  return (tree: MarkdownNode): void => {
    const headings = (tree.children ?? []).filter(({ type, depth }) => type === "heading" && depth === 2);
    for (const [index, heading] of headings.entries()) heading.data = { hProperties: { id: `section-${index + 1}` } };
    tree.children?.unshift(exported("sections", headings.map(plainText)));
  };
}
