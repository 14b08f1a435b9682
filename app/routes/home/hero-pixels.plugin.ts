import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:hero-pixels";
const folder = fileURLToPath(new URL("../../../public/media/web-banner/", import.meta.url));
const narrow = /^(hero-[\w-]+)-360\.avif$/;
/** More would push the first cards out of the second round trip. */
const MOST_BYTES = 6_000;

/**
 * The narrowest of our own banners as data addresses, by the banner's address: they travel inside home, so that a phone
 * paints its largest picture with the first packets (docs/decisions/0033).
 */
export function heroPixels(): Plugin {
  return {
    name: "gulit-hero-pixels",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const names = existsSync(folder) ? readdirSync(folder).flatMap((file) => narrow.exec(file)?.[1] ?? []) : [];
      const all = names.map((name) => [name, readFileSync(`${folder}${name}-360.avif`)] as const);
      const pixels = all
        .filter(([, bytes]) => bytes.length <= MOST_BYTES)
        .map(([name, bytes]) => [
          `/media/web-banner/${name}.webp`,
          `data:image/avif;base64,${bytes.toString("base64")}`,
        ]);
      return `export default ${JSON.stringify(Object.fromEntries(pixels))};`;
    },
  };
}
