import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { movingPicture } from "../../app/domain/pictures/moving-picture.ts";
import { sharePicture, shopCard } from "../../app/domain/products/share-picture.ts";
import { cardGoods, shareOfGroup, shareOfProduct } from "../../scripts/market/scenes/compose-share.ts";
import type { Composition } from "../../scripts/market/scenes/composition.ts";
import { compositions } from "../../scripts/market/scenes/compositions.ts";
import type { Bounds, Drawn } from "../../scripts/market/scenes/drawn.ts";
import { objects, type ObjectKey } from "../../scripts/market/scenes/objects.ts";
import type { SceneObject } from "../../scripts/market/scenes/scene-object.ts";
import { drawEveryObject } from "../../scripts/pictures/drawings.ts";
import { fileNames, formats } from "../../scripts/pictures/formats.ts";
import { outline } from "../../scripts/pictures/letters.ts";
import { listPictures } from "../../scripts/pictures/picture-list.ts";
import { renderPicture } from "../../scripts/pictures/render-picture.ts";
import { listShopCards } from "../../scripts/pictures/shop-cards.ts";

// Pictures for sharing, made at build; icons of the installed shop.

const folder = mkdtempSync(join(tmpdir(), "gulit-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drawn: Map<string, Drawn> = await drawEveryObject(new Map<string, Bounds>());
const listed = listPictures(drawn);
const cards = await listShopCards(drawn);
const all = [...listed, ...cards];
const files = new Set(all.flatMap(({ name, format }) => fileNames(name, formats[format])));
const fileOf = (url: string) => url.replace("/media/web-banner/", "");

describe("what is shown where a page is shared", () => {
  test("is made for every picture that domain/products/share-picture names", () => {
    const stored = listed.map(({ name }) => `/media/web-banner/${name}.webp`).filter((url) => files.has(fileOf(url)));
    const named = stored.flatMap((url) => sharePicture(url)?.url ?? []);
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((url) => !files.has(fileOf(url)))).toEqual([]);
    const made = all.filter(({ format }) => format === "share").map(({ name }) => `/media/web-banner/${name}.jpg`);
    const cardUrls = [shopCard("en").url, shopCard("am").url];
    expect(made.filter((url) => !named.includes(url)).sort()).toEqual([...cardUrls].sort());
  });

  test("stands in the middle, and nothing of it is cut or hidden by the awning", () => {
    const products = Object.entries<SceneObject>(objects).flatMap(([key, object]) =>
      object.looks.map((look) => [key, shareOfProduct(key as ObjectKey, object, look, drawn.get(key)!)] as const),
    );
    const groups = Object.entries<Composition>(compositions).map(
      ([name, group]) => [name, shareOfGroup(group)] as const,
    );
    for (const [name, share] of [...products, ...groups, ["the card", cardGoods] as const]) {
      const edges = (share?.standing ?? []).map(({ object, at, size, on = 0.9 }) => {
        const { left, right, top, bottom } = drawn.get(object)!.bounds;
        const longer = Math.max(right - left, bottom - top);
        const half = (((right - left) / longer) * size * 630) / 2;
        return { left: at * 1200 - half, right: at * 1200 + half, top: (on - ((bottom - top) / longer) * size) * 630 };
      });
      if (edges.length === 0) continue;
      const [first, last] = [Math.min(...edges.map(({ left }) => left)), Math.max(...edges.map(({ right }) => right))];
      expect(first, name).toBeGreaterThan(10);
      expect(last, name).toBeLessThan(1_190);
      expect(Math.min(...edges.map(({ top }) => top)), name).toBeGreaterThan(40);
      if (share !== cardGoods) expect(Math.abs((first + last) / 2 - 600), name).toBeLessThan(130);
      // The words of the card end before.
      else expect(first).toBeGreaterThan(74 + 520);
    }
  });

  test.each(["jebena-leaf-1-share", "vendor-coffee-share", "shop-am-share"])(
    "%s is a small JPEG of its size",
    async (name) => {
      await renderPicture(
        all.find((picture) => picture.name === name)!,
        folder,
        folder,
      );
      const file = readFileSync(join(folder, `${name}.jpg`));
      const { format, width, height, isProgressive } = await sharp(file).metadata();
      expect({ format, width, height, isProgressive }).toEqual({
        format: "jpeg",
        width: 1200,
        height: 630,
        isProgressive: true,
      });
      // WhatsApp leaves out what is larger than 300 KB.
      expect(file.length).toBeLessThan(120_000);
    },
  );
});

describe("letters of the shop's card", () => {
  test("are outlines of fonts in the packages, in both scripts: no machine's own font matters", async () => {
    const [latin, ethiopic] = await Promise.all([
      outline({ text: "Gulit", script: "latin", weight: 700, size: 100, within: 900 }),
      outline({ text: "ጉልት", script: "ethiopic", weight: 700, size: 100, within: 900 }),
    ]);
    for (const path of [latin, ethiopic]) {
      expect(path).toMatch(/^M[-\d. ]+([LQCMZ][-\d. ]*)+$/);
      expect(path.length).toBeGreaterThan(200);
    }
    for (const { svg } of cards) expect(svg).not.toMatch(/<text|font-family/);
  });

  test("are written smaller where the line is too long", async () => {
    const right = (path: string) => Math.max(...[...path.matchAll(/[MLQC ]([\d.-]+) /g)].map(([, x]) => Number(x)));
    const line = { text: "Many sellers, one market", script: "latin", weight: 400, size: 60 } as const;
    expect(right(await outline({ ...line, within: 5_000 }))).toBeGreaterThan(500);
    expect(right(await outline({ ...line, within: 300 }))).toBeLessThanOrEqual(300);
  });

  test("a letter that the font does not have is a fault, not a box", async () => {
    await expect(outline({ text: "漢", script: "latin", weight: 400, size: 40, within: 400 })).rejects.toThrow(
      /every letter/,
    );
  });
});

describe("icons", () => {
  const pixel = async (name: string, x: number, y: number) => {
    const { data, info } = await sharp(join(folder, `${name}.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * 4;
    return [...data.subarray(at, at + 4)];
  };

  test.each([
    ["icon-192", 192],
    ["icon-512", 512],
    ["icon-maskable-512", 512],
    ["apple-touch-icon", 180],
  ] as const)("%s is a PNG of %d pixels", async (name, side) => {
    await renderPicture(
      all.find((picture) => picture.name === name)!,
      folder,
      folder,
    );
    const { format, width, height } = await sharp(join(folder, `${name}.png`)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: side, height: side });
    // Rounded where they are shown as they are, up to the edge where a machine cuts them.
    expect((await pixel(name, 0, 0))[3]).toBe(name.startsWith("icon-1") || name === "icon-512" ? 0 : 255);
  });

  test("the maskable one keeps the stall inside the circle that every cut leaves", async () => {
    const { data, info } = await sharp(join(folder, "icon-maskable-512.png"))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
      const isGreen = data[at]! < 60 && data[at + 2]! < 110;
      if (!isGreen && Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside.push(at);
    }
    expect(outside).toEqual([]);
  });
});

test("what moves is light, over and over, and ends as its still picture (decision 67)", async () => {
  const moving = listed.filter(({ format }) => format === "moving");
  expect(moving.length).toBeGreaterThan(0);
  for (const picture of moving) {
    await renderPicture(picture, folder, folder);
    const file = readFileSync(join(folder, `${picture.name}.webp`));
    const { pages, loop, width, pageHeight } = await sharp(file, { animated: true }).metadata();
    expect({ loop, width, pageHeight }).toEqual({ loop: 0, width: 480, pageHeight: 270 });
    expect(pages).toBeGreaterThan(10);
    expect(file.length).toBeLessThanOrEqual(60_000);
    expect(movingPicture(new Uint8Array(file))).not.toBeNull();
    expect(listed.find(({ name }) => `${name}-moving` === picture.name)?.svg).toBe(picture.svg);
  }
});
