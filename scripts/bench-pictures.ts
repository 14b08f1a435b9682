// `npm run bench:pictures -- FEED`: weight of a feed's pictures on a phone; one in ten is broken.
import { existsSync } from "node:fs";
import { measurePictures } from "./bench/pictures/measure.ts";
import { commandLine, runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { findBrowser } from "./steps/tests/find-browser.ts";

const usage = "npm run bench:pictures -- FEED [--failing 10]";
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

await runCommand({
  usage,
  read: (args) => {
    const { values, positionals } = commandLine(args, usage, { failing: { type: "string" } });
    if (values.help) return null;
    const [feed, ...more] = positionals;
    if (!feed || more.length > 0) throw new PlainError(`Name one feed: ${usage}`);
    if (!existsSync(feed)) throw new PlainError(`There is no file ${feed}.`);
    const failing = Number(values.failing ?? "10");
    if (!(failing >= 0 && failing <= 100)) throw new PlainError("--failing needs percents from 0 to 100.");
    return { feed, failing: failing / 100 };
  },
  run: async ({ feed, failing }) => {
    const figures = await measurePictures(feed, await findBrowser(), failing);
    return [
      `${figures.products} products; the first 24 cards: ${kilobytes(figures.list)} of pictures, the heaviest ${kilobytes(figures.heaviest)}, ${figures.tiles} tiles`,
      `A product's first picture: ${kilobytes(figures.product)}`,
      `Each address asked for ${figures.mostAsked} times at most; the browser asked other hosts ${figures.foreign.length} times`,
    ];
  },
});
