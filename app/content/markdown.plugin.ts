import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { IDLE_DAYS, SESSION_DAYS } from "../domain/accounts/session-life.ts";
import { pickup } from "../domain/delivery/delivery-fees.ts";
import { paymentProviders } from "../domain/orders/payment-providers.ts";
import { cartLineLimit, maximumQuantity } from "../domain/constants.ts";
import { outboxDays } from "../domain/messages/outbox.ts";
import { returnDays } from "../domain/orders/order.ts";
import { shopName } from "../domain/pages/shop.ts";
import { compareLimit } from "../domain/products/compare-list.ts";
import type { Locale } from "../domain/languages.ts";
import { otherLanguage } from "../domain/display-name.ts";

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

/** Values that a text may name as `{{name}}`. Never a setting of the desk, because texts are compiled at build time. */
export function contentValues(locale: Locale): Record<string, string> {
  return {
    shop: shopName(locale),
    returnDays: String(returnDays),
    transferHours: String(paymentProviders.transfer.holdMinutes / 60),
    cardMinutes: String(paymentProviders.chapa.holdMinutes),
    // settled.md 18: a guest's cart lives as long as the guest's session.
    guestCartDays: String(SESSION_DAYS),
    sessionIdleDays: String(IDLE_DAYS),
    sessionDays: String(SESSION_DAYS),
    outboxDays: String(outboxDays),
    cartLines: String(cartLineLimit),
    maximumQuantity: String(maximumQuantity),
    compareLimit: String(compareLimit),
    pickupDays: String(pickup.untilDays),
  };
}

/** Replaces `{{name}}`; an unknown name fails the build. */
function remarkValues() {
  return (tree: MarkdownNode, file: { path: string }): void => {
    const values = contentValues(/[\\/]content[\\/]am[\\/]/.test(file.path) ? "am" : "en");
    walk(tree, (node) => {
      if (node.value === undefined) return;
      node.value = node.value.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
        const value = values[name.trim()];
        if (value === undefined)
          throw new Error(`${file.path}: nothing is known as {{${name}}} (app/content/markdown.plugin.ts)`);
        return value;
      });
    });
  };
}

/** Marks bold words of the other language with `lang`, such as English button names in an Amharic text. */
function remarkLanguages() {
  return (tree: MarkdownNode, file: { path: string }): void => {
    const locale = /[\\/]content[\\/]am[\\/]/.test(file.path) ? "am" : "en";
    walk(tree, (node) => {
      const lang = node.type === "strong" ? otherLanguage(markdownText(node), locale) : undefined;
      if (lang) node.data = { ...node.data, hProperties: { lang } };
    });
  };
}

function remarkPlainText() {
  return (tree: MarkdownNode): void => {
    tree.children?.unshift(exported("plain", markdownText(tree)));
  };
}

/** Ids by position (`section-1`), so that anchors are the same in both languages. */
function remarkSections() {
  return (tree: MarkdownNode): void => {
    const headings = (tree.children ?? []).filter(({ type, depth }) => type === "heading" && depth === 2);
    for (const [index, heading] of headings.entries()) heading.data = { hProperties: { id: `section-${index + 1}` } };
    tree.children?.unshift(exported("sections", headings.map(markdownText)));
  };
}

interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  children?: MarkdownNode[];
  data?: Record<string, unknown>;
}

function walk(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** Separated by a space in plain text, so that words do not run together. */
const BLOCKS = new Set(["paragraph", "heading", "listItem", "break"]);

function markdownText(tree: MarkdownNode): string {
  let text = "";
  walk(tree, ({ type, value }) => {
    if (BLOCKS.has(type)) text += " ";
    if (type === "text" || type === "inlineCode") text += value ?? "";
  });
  return text.replace(/[ \n]+/g, " ").trim();
}

function exported(name: string, value: string | string[]): MarkdownNode {
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
