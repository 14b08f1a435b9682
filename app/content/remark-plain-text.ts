import { exported, type MarkdownNode, markdownText } from "./markdown-node.ts";

/** Exports a text's words, without marks, as `plain`, for the search and structured data. */
export function remarkPlainText() {
  return (tree: MarkdownNode): void => {
    tree.children?.unshift(exported("plain", markdownText(tree)));
  };
}
