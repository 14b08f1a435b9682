import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { categoryPromoBlocks } from "../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles, hygieneTiles, sampleFlashCard } from "../../app/domain/home/printed-home.ts";
import { promoPanels } from "../../app/domain/home/promo-panels.ts";
import { testimonialMedia } from "../../app/domain/home/testimonials.ts";
import { pictureSources, type PictureKind, sharePicture, shopCard } from "../../app/domain/products/picture.ts";
import { root } from "../../scripts/steps/root.ts";

// Specification 7.4.

const folder = join(root, "public", "media", "web-banner");
const drawings = join(root, "scripts", "market", "site");
const files = readdirSync(folder);
const bytes = (paths: string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);
const isThere = (address: string) => existsSync(join(root, "public", address));
const films = Object.values(testimonialMedia).map(({ videoUrl }) => videoUrl);

const KINDS: Partial<Record<string, PictureKind>> = {
  hero: "hero",
  triplet: "triplet",
  menu: "menu",
  vendor: "vendor",
  poster: "poster",
};

test("each has its drawing, each drawing its files, and nothing else lies there", () => {
  const wanted = readdirSync(drawings).flatMap((drawing) => {
    const name = drawing.replace(/\.svg$/, "");
    if (/^(icon-|apple-)/.test(name)) return [`${name}.png`];
    if (name.endsWith("-share")) return [`${name}.jpg`];
    const stored = `/media/web-banner/${name}.webp`;
    const { src, avif } = pictureSources(stored, KINDS[name.split("-")[0]!] ?? "thumb");
    const named = [
      src,
      ...(avif?.split(", ").map((one) => one.split(" ")[0]!) ?? []),
      sharePicture(stored)?.url ?? src,
    ];
    return [...new Set(named)].map((address) => address.slice("/media/web-banner/".length));
  });
  const others = [...films.map((film) => film.split("/").pop()!), "poster-on-its-way-moving.webp"];
  expect(files.sort()).toEqual([...wanted, ...others].sort());
});

test("what home, the shop's card and articles name is there (specification 7.4)", () => {
  const articles = ["en", "am"].flatMap((language) => {
    const posts = join(root, "app", "content", language, "blog");
    return readdirSync(posts).map((post) => /^picture: (\S+)/m.exec(readFileSync(join(posts, post), "utf8"))![1]!);
  });
  const named = [
    ...Object.values(promoPanels).flatMap((tiles) => tiles.map(({ picture }) => picture)),
    ...electronicsTiles.map(({ picture }) => picture),
    ...categoryPromoBlocks.flatMap(({ links }) => links.map(({ picture }) => picture)),
    ...hygieneTiles,
    sampleFlashCard.picture,
    ...Object.values(testimonialMedia).flatMap((media) => Object.values(media)),
    ...articles,
    ...articles.map((picture) => sharePicture(picture)!.url),
    ...(["en", "am"] as const).map((locale) => shopCard(locale).url),
  ];
  expect(named.filter((address) => !isThere(address))).toEqual([]);
});

test("they weigh 4 MB at most, drawings and all", () => {
  const all = [
    ...files.map((file) => join(folder, file)),
    ...readdirSync(drawings).map((file) => join(drawings, file)),
  ];
  expect(bytes(all)).toBeLessThanOrEqual(4_000_000);
});
