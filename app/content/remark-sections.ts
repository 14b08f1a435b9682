import { exported, type MarkdownNode, markdownText } from "./markdown-node.ts";

/** Ids by position (`section-1`), so that anchors are the same in both languages. */
export function remarkSections() {
  return (tree: MarkdownNode): void => {
    const headings = (tree.children ?? []).filter(({ type, depth }) => type === "heading" && depth === 2);
    for (const [index, heading] of headings.entries()) heading.data = { hProperties: { id: `section-${index + 1}` } };
    tree.children?.unshift(exported("sections", headings.map(markdownText)));
  };
}
