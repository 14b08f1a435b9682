import { goodsRows } from "../../../scripts/market/read-goods.ts";
import { readTree } from "../../../scripts/market/read-tree.ts";
import type { ReadPage } from "./read-page.ts";

// amharic.md 1, 2: Latin letters that an Amharic sentence may contain.

/** 4.7, amharic.md 1; AM and PM in brackets (amharic.md 5). */
const signs = "ETB USD AM PM kg g mg cm mm km ml GB TB MB KB RAM mAh Ah Wh kW kVA Hz VA inch".split(" ");
const terms =
  "Wi-Fi USB USB-C Type-C HDMI LED LCD GPS UPS SSD HD ID SMS PDF RSS SIM ERP NPS MDF EVA AA DNA SPF CAD i3 i5 i7 Core".split(
    " ",
  );
const services = [
  "WhatsApp",
  "Telegram",
  "Google Play",
  "Play Store",
  "Gulit",
  "Google Merchant Center",
  "Excel",
  "WooCommerce",
  "Shopify",
  "CSV",
  "TSV",
  "XML",
  "XLSX",
  "Google",
  "Facebook",
];
const devices =
  "Opera,Edge,Samsung Internet,UC Browser,Yandex,Firefox,Chrome,Safari,KaiOS,Android,iPhone,iPad,Windows,ChromeOS,Mac,Linux,iOS".split(
    ",",
  );
/** Also checked by tests/scripts/market/goods. */
const ofGoods = goodsRows(readTree()).flatMap((row) => [
  row.brand,
  ...(`${row.title_am} ${row.description_am}`.match(/(?<![A-Za-z])[A-Za-z]*[A-Z][A-Za-z]*/g) ?? []),
]);

/** Phone menus in English: app/content/am/pages/mobile.md. */
const phoneMenus = ["Add to Home screen", "Home screen", "Install app", "Add page to"];

const allowed: readonly string[] = [...signs, ...terms, ...services, ...devices, ...phoneMenus, ...new Set(ofGoods)];

const addresses =
  /\b[0-9a-f]{16}\b|\b[A-Z]{2}\d[\dA-Z]+\b|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\blocalhost:\d+\S*|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g;
/** Two letters at least: 20W-50 and 4G are numbers. */
const latin = /[A-Za-z\u00c0-\u024f]['’-]?[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’-]*/g;
const ethiopic = /[\u1200-\u135a]/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patterns = new Map<readonly string[], { words: readonly string[]; pattern: RegExp }>();

/** The pattern has thousands of names, so it is made once for each list. */
function patternOf(names: readonly string[]) {
  const made = patterns.get(names);
  if (made) return made;
  const known = [...names, ...allowed].filter(Boolean).sort((one, other) => other.length - one.length);
  const words = known.flatMap((name) => name.toLowerCase().split(" "));
  const pattern = new RegExp(`(?<![A-Za-z])(?:${known.map(escaped).join("|")})(?![A-Za-z])`, "gi");
  patterns.set(names, { words, pattern });
  return { words, pattern };
}

const none: readonly string[] = [];

export function latinWords(text: string, names = none): string[] {
  if (!/[A-Za-z\u00c0-\u024f]/.test(text)) return [];
  const { words, pattern } = patternOf(names);
  // A shortened name: "Toyota Corol...".
  const cut = /[A-Za-z-]+(?=\.\.\.$|…$)/.exec(text)?.[0].toLowerCase();
  const isKnown = cut && words.some((word) => word.startsWith(cut));
  const whole = isKnown ? text.replace(/[A-Za-z-]+(?:\.\.\.|…)$/, "") : text;
  return whole.replace(addresses, " ").replace(pattern, " ").match(latin) ?? [];
}

/** Prefixes join the next word (amharic.md 1): alone they come from glued pieces. */
const lonely = /(?:^|[\s«(])[ለበከየ](?=\s+[\p{L}\p{N}«])/u;
const strayMark = /\s[።፣፤፦፡]/;
/** Zero has its own sentence (amharic.md 2); clocks and scales are exempt. */
const zero = /(?<![\d.,:/-])0\s(?:ዕቃ|አስተያየት|ሻጭ|ሰው|ጥቆማ|አድራሻ|ቀለም|መልስ|ጥያቄ)/;
const unfinished = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /;

export function faultsOf(page: ReadPage, keys: ReadonlySet<string>, names: readonly string[] = []): string[] {
  const faults: string[] = [];
  if (page.lang !== "am") faults.push(`<html lang="${page.lang}">`);
  if (!ethiopic.test(page.title)) faults.push(`title: ${page.title || "none"}`);
  for (const { text, lang, place } of page.pieces) {
    if (lang === "en") {
      // A wrong mark makes a voice read Amharic with English letters.
      if (ethiopic.test(text) && !isNamed(text, names)) faults.push(`marked as English, ${place}: ${text}`);
      continue;
    }
    const words = latinWords(text, names);
    if (words.length > 0) faults.push(`${place}: ${text.slice(0, 120)}`);
    for (const word of text.match(/\b[a-zA-Z]+\.[a-zA-Z][\w-]*/g) ?? [])
      if (keys.has(word)) faults.push(`key, ${place}: ${word}`);
  }
  for (const whole of page.blocks) {
    const block = names.reduce((text, name) => (name ? text.split(name).join("N") : text), whole);
    if (zero.test(block)) faults.push(`nothing is counted: ${block.slice(0, 120)}`);
    if (unfinished.test(block)) faults.push(`unfinished: ${block.slice(0, 120)}`);
    if (lonely.test(block) || strayMark.test(block)) faults.push(`glued: ${block.slice(0, 120)}`);
  }
  return [...new Set(faults)];
}

function isNamed(text: string, names: readonly string[]): boolean {
  const start = text.replace(/\.\.\.$/, "");
  return names.some((name) => text.includes(name) || (start !== text && name.startsWith(start)));
}

export function keysOf(resources: Record<string, Record<string, string>>): Set<string> {
  return new Set(
    Object.entries(resources).flatMap(([space, texts]) => Object.keys(texts).map((name) => `${space}.${name}`)),
  );
}
