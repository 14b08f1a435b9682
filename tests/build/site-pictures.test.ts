import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { movingPicture } from "../../app/domain/pictures/moving-picture.ts";
import { categoryPromoBlocks } from "../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles, hygieneTiles, sampleFlashCard } from "../../app/domain/home/printed-home.ts";
import { promoPanels } from "../../app/domain/home/promo-panels.ts";
import { testimonialFilm, testimonialMedia } from "../../app/domain/home/testimonials.ts";
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

test("what is shared is a JPEG of its size that every chat takes", async () => {
  for (const file of files.filter((name) => name.endsWith("-share.jpg"))) {
    const { format, width, height } = await sharp(join(folder, file)).metadata();
    expect({ file, format, width, height }).toEqual({ file, format: "jpeg", width: 1200, height: 630 });
    // WhatsApp ignores pictures over 300 KB.
    expect(statSync(join(folder, file)).size, file).toBeLessThan(120_000);
  }
});

test("what moves is light and moves (decision 67)", () => {
  const file = readFileSync(join(folder, "poster-on-its-way-moving.webp"));
  expect(file.length).toBeLessThanOrEqual(60_000);
  expect(movingPicture(new Uint8Array(file))).not.toBeNull();
});

test("a banner's first file comes in the page's first packets (data/products/printed-picture)", () => {
  const banners = files.filter((name) => /^hero-.*-360\.avif$/.test(name));
  expect(banners.length).toBeGreaterThan(0);
  for (const name of banners) expect(statSync(join(folder, name)).size, name).toBeLessThanOrEqual(6_000);
});

test.each(films)("%s is small, silent, as long as its link says, and plays while it loads", (address) => {
  const film = readFileSync(join(root, "public", address));
  expect(film.length).toBeLessThanOrEqual(150_000);
  const boxes = topBoxes(film);
  expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
  expect(film.indexOf("soun")).toBe(-1);
  const header = film.indexOf("mvhd") + 4;
  const seconds = film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12);
  expect(seconds).toBeCloseTo(testimonialFilm.seconds, 1);
  // H.264 main profile, level 3.1: the browser floor's limit.
  const avc = film.indexOf("avcC") + 4;
  expect([film[avc + 1], film[avc + 3]]).toEqual([77, 31]);
});

function topBoxes(film: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at)) names.push(film.toString("latin1", at + 4, at + 8));
  return names;
}
