import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "fast-png";
import { expect, test } from "vitest";
import { standsStill } from "../../../../app/domain/pictures/moving-picture.ts";
import { readFolderPictures, withAddresses } from "../../../../scripts/steps/operator/content-folder.ts";
import { movingGif } from "../../../support/moving-gif.ts";

// settled.md 42.

const outer = mkdtempSync(join(tmpdir(), "gulit-folder-"));
const folder = join(outer, "pictures");
const png = (width: number) => encode({ width, height: 100, channels: 4, depth: 8, data: new Uint8Array(width * 400) });
mkdirSync(join(folder, "web"), { recursive: true });
for (const name of ["a.png", "ቡና.png", "web/b.png", "../secret.png"]) writeFileSync(join(folder, name), png(200));
writeFileSync(join(folder, "small.png"), png(20).slice(0, 60));
writeFileSync(
  join(folder, "tiny.png"),
  encode({ width: 9, height: 9, channels: 4, depth: 8, data: new Uint8Array(324) }),
);
writeFileSync(join(folder, "page.jpg"), "<html>");
writeFileSync(join(folder, "large.jpg"), new Uint8Array(8 * 1024 * 1024 + 1));
symlinkSync(join(outer, "secret.png"), join(folder, "link.png"));

const read = (image: string) => readFolderPictures(folder, JSON.stringify({ heroes: [{ link: "/", image }] }));

test.each([
  ["none.png", "there is no file none.png in the folder of pictures"],
  ["web", "there is no file web in the folder of pictures"],
  ["", "there is no file  in the folder of pictures"],
  ["../secret.png", "../secret.png is outside the folder of pictures"],
  ["web/../../secret.png", "web/../../secret.png is outside the folder of pictures"],
  [join(outer, "secret.png"), `${join(outer, "secret.png")} is outside the folder of pictures`],
  ["link.png", "link.png is outside the folder of pictures"],
  ["large.jpg", "large.jpg is larger than 8 MB"],
  ["page.jpg", "page.jpg is not a JPEG, PNG, WebP, GIF or AVIF"],
  ["tiny.png", "tiny.png is too small: 9 x 9"],
])("%j is a fault of its entry", (name, reason) => {
  expect(read(name)).toEqual({ pictures: [], faults: [{ path: "heroes[0].image", reason }] });
});

test("files are read once each, wherever an entry has a picture; addresses and films are left alone", () => {
  const text = JSON.stringify({
    heroes: [{ image: "a.png", headline: { en: "a.png", am: "ቡና.png" } }, { image: "/media/web-banner/x.webp" }],
    banners: { fixed: [{ image: "a.png" }, { image: "https://pictures.example/a.png" }] },
    testimonials: [{ poster: "web/b.png", profilePicture: "ቡና.png", videoUrl: "film.mp4" }],
  });
  const { pictures, faults } = readFolderPictures(folder, text);
  expect(faults).toEqual([]);
  expect(pictures.map(({ path, name }) => [path, name])).toEqual([
    ["heroes[0].image", "a.png"],
    ["testimonials[0].poster", "web/b.png"],
    ["testimonials[0].profilePicture", "ቡና.png"],
  ]);
  expect(JSON.parse(withAddresses(text, (name) => `<${name}>`))).toEqual({
    heroes: [{ image: "<a.png>", headline: { en: "a.png", am: "ቡና.png" } }, { image: "/media/web-banner/x.webp" }],
    banners: { fixed: [{ image: "<a.png>" }, { image: "https://pictures.example/a.png" }] },
    testimonials: [{ poster: "<web/b.png>", profilePicture: "<ቡና.png>", videoUrl: "film.mp4" }],
  });
});

test("a gif entry names a picture that moves (decision 67)", () => {
  writeFileSync(join(folder, "moves.gif"), movingGif(2));
  const gif = ["moves.gif", "a.png"].map((image) => ({ url: "/", image }));
  const { pictures, faults } = readFolderPictures(
    folder,
    JSON.stringify({ heroes: [{ image: "a.png" }], banners: { gif } }),
  );
  expect(pictures.map(({ name }) => name)).toEqual(["a.png", "moves.gif"]);
  expect(faults).toEqual([{ path: "banners.gif[1].image", reason: `a.png ${standsStill}` }]);
});

test("a text that is no JSON is left to the shop", () => {
  expect(readFolderPictures(folder, "{")).toEqual({ pictures: [], faults: [] });
  expect(withAddresses("{", () => "")).toBe("{");
});
