import { exported, type MarkdownNode, plainText } from "./markdown-node.ts";

/** Exports the words of a text, without marks, as `plain`: what is searched, and what machines are told. */
export function remarkPlainText() {
  return (tree: MarkdownNode): void => {
    tree.children?.unshift(exported("plain", plainText(tree)));
  };
}
