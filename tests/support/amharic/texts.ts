import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as am from "../../../app/i18n/am/index.ts";
import offline from "../../../app/i18n/am/offline.ts";
import push from "../../../app/i18n/am/push.ts";
import { root } from "../../../scripts/steps/root.ts";

export interface OwnText {
  where: string;
  text: string;
  isResource: boolean;
}

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
      const shown = text
        .replace(/^(?:date|updated|picture|goods|position|slug|words): .*$/gm, "")
        .replace(/^---$/gm, "")
        .replace(/^(?:title|description): "(.*)"$/gm, "$1");
      return [{ where: `app/content/am/${name}`, text: shown, isResource: false }];
    });
}
