import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { am } from "../../../app/i18n/am/index.ts";
import offline from "../../../app/i18n/am/offline.ts";
import push from "../../../app/i18n/am/push.ts";
import { root } from "../../../scripts/steps/root.ts";

/** An Amharic text of the shop's own, and where it stands. */
export interface OwnText {
  where: string;
  text: string;
  /** A title, label or sentence of the interface; false: a whole Markdown file. */
  isResource: boolean;
}

/** Every text that the shop says itself: resources and Markdown. Sellers' words are shown as they wrote them. */
export function ownTexts(): OwnText[] {
  return [...resources(), ...markdown(join(root, "app/content/am"))];
}

function resources(): OwnText[] {
  const spaces: Record<string, Record<string, string>> = { ...am, offline, push };
  return Object.entries(spaces).flatMap(([space, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ where: `${space}.${name}`, text, isResource: true })),
  );
}

function markdown(folder: string): OwnText[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      // Front matter for machines: dates, pictures, slugs, English search words.
      const shown = text
        .replace(/^(?:date|updated|picture|goods|position|slug|words): .*$/gm, "")
        .replace(/^---$/gm, "")
        .replace(/^(?:title|description): "(.*)"$/gm, "$1");
      return [{ where: `app/content/am/${name}`, text: shown, isResource: false }];
    });
}
