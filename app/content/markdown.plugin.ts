import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { remarkPlainText } from "./remark-plain-text.ts";
import { remarkSections } from "./remark-sections.ts";
import { remarkValues } from "./remark-values.ts";

/**
 * Makes a React component of each text of app/content while the shop is built (settled.md 33). Its module exports the
 * component, its front matter as `frontmatter` and its words as `plain`. HTML in a text is not taken over.
 */
export function markdown(): Plugin {
  return mdx({
    format: "md",
    include: /[\\/]app[\\/]content[\\/](en|am)[\\/]/,
    remarkPlugins: [remarkFrontmatter, remarkValues, remarkMdxFrontmatter, remarkSections, remarkPlainText],
  }) as Plugin;
}
