import { contentValues } from "./content-values.ts";
import { type MarkdownNode, walk } from "./markdown-node.ts";

/** Replaces `{{name}}`; an unknown name fails the build. */
export function remarkValues() {
  return (tree: MarkdownNode, file: { path: string }): void => {
    const values = contentValues(/[\\/]content[\\/]am[\\/]/.test(file.path) ? "am" : "en");
    walk(tree, (node) => {
      if (node.value === undefined) return;
      node.value = node.value.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
        const value = values[name.trim()];
        if (value === undefined)
          throw new Error(`${file.path}: nothing is known as {{${name}}} (app/content/content-values.ts)`);
        return value;
      });
    });
  };
}
