import { exported, type MarkdownNode, markdownText } from "./markdown-node.ts";

export function remarkPlainText() {
  return (tree: MarkdownNode): void => {
    tree.children?.unshift(exported("plain", markdownText(tree)));
  };
}
