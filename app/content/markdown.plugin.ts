import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { remarkLanguages } from "./remark-languages.ts";
import { remarkPlainText } from "./remark-plain-text.ts";
import { remarkSections } from "./remark-sections.ts";
import { remarkValues } from "./remark-values.ts";

const text = /[\\/]app[\\/]content[\\/](en|am)[\\/].*\.md$/;

/**
 * Compiles each text to a module (settled.md 33): the component as default, front matter as `frontmatter`, words as
 * `plain`. HTML in a text is dropped.
 */
export function markdown(): Plugin {
  return {
    name: "gulit-markdown",
    async transform(value, id) {
      const path = id.split("?")[0]!;
      if (!text.test(path)) return undefined;
      const compiled = await compile({ path, value }, { format: "md", remarkPlugins });
      return { code: String(compiled), map: null };
    },
  };
}

const remarkPlugins = [
  remarkFrontmatter,
  remarkValues,
  remarkMdxFrontmatter,
  remarkSections,
  remarkLanguages,
  remarkPlainText,
];
