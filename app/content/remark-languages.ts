import { otherLanguage } from "../domain/display-name.ts";
import { type MarkdownNode, markdownText, walk } from "./markdown-node.ts";

/** Marks bold words of the other language with `lang`, such as English button names in an Amharic text. */
export function remarkLanguages() {
  return (tree: MarkdownNode, file: { path: string }): void => {
    const locale = /[\\/]content[\\/]am[\\/]/.test(file.path) ? "am" : "en";
    walk(tree, (node) => {
      const lang = node.type === "strong" ? otherLanguage(markdownText(node), locale) : undefined;
      if (lang) node.data = { ...node.data, hProperties: { lang } };
    });
  };
}
