import { describe, expect, it } from "vitest";
import { categoryPromoBlocks } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles } from "../../../app/domain/home/electronics-carousel.ts";
import { promoPanels } from "../../../app/domain/home/promo-panels.ts";
import { hygieneTiles, sampleFlashCard } from "../../../app/domain/home/static-deals.ts";
import { menuParentSlugs } from "../../../app/domain/menu-parents.ts";
import { marketContent } from "../../../scripts/market/market-content.ts";
import { avatars, composeAvatar } from "../../../scripts/market/scenes/avatar.ts";
import { composeScene } from "../../../scripts/market/scenes/compose.ts";
import type { Composition } from "../../../scripts/market/scenes/composition.ts";
import { compositions } from "../../../scripts/market/scenes/compositions.ts";
import type { Bounds } from "../../../scripts/market/scenes/drawn.ts";
import { localDrawings } from "../../../scripts/market/scenes/local-drawings.ts";
import { type ObjectKey, objects } from "../../../scripts/market/scenes/objects.ts";
import type { SceneObject } from "../../../scripts/market/scenes/scene-object.ts";
import { groupPicture, mainPicture, shownVarieties } from "../../../scripts/market/scenes/scene-picture.ts";
import { turnHue } from "../../../scripts/market/scenes/turn-hue.ts";
import { vendorBanner } from "../../../scripts/market/scenes/vendor-banner.ts";
import { drawEveryObject, sourceOf } from "../../../scripts/pictures/drawings.ts";
import { fileNames, formats } from "../../../scripts/pictures/formats.ts";
import { pictureHash } from "../../../scripts/pictures/manifest.ts";
import { listPictures } from "../../../scripts/pictures/picture-list.ts";

const entries = Object.entries<SceneObject>(objects);
const bounds = new Map<string, Bounds>();
const drawn = await drawEveryObject(bounds);
const pictures = listPictures(drawn);

describe("objects of the demo pictures", () => {
  it("resolve to an icon of the package or to one of our drawings", () => {
    for (const [key, { drawing }] of entries) expect(sourceOf(drawing).body.length, key).toBeGreaterThan(50);
  });

  it("use every drawing of ours", () => {
    const used = new Set(entries.map(([, { drawing }]) => drawing));
    expect(Object.keys(localDrawings).filter((name) => !used.has(`local:${name}`))).toEqual([]);
  });

  it("have a backdrop of their own for each variety", () => {
    for (const [key, { looks }] of entries) {
      expect(new Set(looks.map(({ tint }) => tint)).size, key).toBe(looks.length);
    }
  });
});

describe("list of pictures", () => {
  it("holds at most 1,350 product scenes and 14,500 files, each once", () => {
    expect(pictures.filter(({ format }) => format === "product").length).toBeLessThanOrEqual(1_350);
    const files = pictures.flatMap(({ name, format }) => fileNames(name, formats[format]));
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThan(14_500);
  });

  it("holds every picture a product, a page or a menu can ask for", () => {
    const stored = new Set(pictures.map(({ name }) => `/media/web-banner/${name}.webp`));
    for (const [key, { looks }] of entries) {
      for (const { images } of shownVarieties(key as ObjectKey))
        for (const url of images) expect(stored).toContain(url);
      for (let look = -1; look <= looks.length; look += 1)
        expect(stored).toContain(mainPicture(key as ObjectKey, look));
    }
    for (const slug of menuParentSlugs) expect(stored).toContain(groupPicture(`menu-${slug}`));
    const { heroImages, tripletCards, banners, categoryBanners } = marketContent;
    for (const { image } of [...heroImages, ...tripletCards, ...banners, ...categoryBanners])
      expect(stored).toContain(image);
  });

  it("holds every picture the hard-coded tiles of the home page ask for (specification 2.4, 9.7, 9.8)", () => {
    const stored = new Set(pictures.map(({ name }) => `/media/web-banner/${name}.webp`));
    const asked = JSON.stringify([promoPanels, electronicsTiles, categoryPromoBlocks, hygieneTiles, sampleFlashCard]);
    const named = asked.match(/\/media\/web-banner\/[\w-]+\.webp/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(24 + 9 + 24 + 5 + 1);
    expect(named.filter((url) => !stored.has(url))).toEqual([]);
    expect(Object.values(promoPanels).flatMap((tiles) => new Set(tiles.map(({ picture }) => picture)).size)).toEqual([
      8, 8, 8,
    ]);
  });

  it("keeps scripts, words, foreign addresses and dangling references out of the pictures", () => {
    for (const { name, svg } of pictures) {
      expect(svg, name).not.toMatch(
        /<(script|text|image|foreignObject|style)\b|\son\w+=|https?:\/\/(?!www\.w3\.org\/)/i,
      );
      expect(svg, name).not.toMatch(/NaN|undefined/);
      const ids = new Set(Array.from(svg.matchAll(/\bid="([^"]+)"/g), ([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) if (id) expect(ids, name).toContain(id);
    }
  });

  it("is the same each time", async () => {
    const again = listPictures(await drawEveryObject(new Map()));
    expect(again.map(pictureHash)).toEqual(pictures.map(pictureHash));
  });
});

describe("scenes", () => {
  const jebena = drawn.get("jebena")!;

  it("stand on the floor, the second view mirrored and closer", () => {
    const look = objects.jebena.looks[0];
    const [first, second] = ([1, 2] as const).map((view) => composeScene(objects.jebena, look, view, jebena));
    const sizes = [first, second].map((svg) =>
      Number(/<svg x="[^"]+" y="[^"]+" width="([\d.]+)"/.exec(svg ?? "")?.[1]),
    );
    expect(first).not.toContain('scale(-1 1)"><svg');
    expect(second).toContain('scale(-1 1)"><svg');
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? Infinity);
    const at = /<svg x="[^"]+" y="([\d.-]+)" width="([\d.]+)"/.exec(first ?? "");
    expect(Number(at?.[1]) + jebena.bounds.bottom * Number(at?.[2])).toBeCloseTo(0.83 * 1024, 0);
  });

  it("keep every object of a wide picture inside it and off its left third", () => {
    for (const [name, { kind, standing }] of Object.entries<Composition>(compositions)) {
      const ratio = formats[kind].height / formats[kind].width;
      for (const { object, at, size, on = 0.88 } of standing) {
        const { left, right, top, bottom } = drawn.get(object)!.bounds;
        const longer = Math.max(right - left, bottom - top);
        const half = (((right - left) / longer) * size * ratio) / 2;
        expect(at + half, `${name} ${object}`).toBeLessThan(1);
        expect(at - half, `${name} ${object}`).toBeGreaterThan(kind === "menu" || kind === "poster" ? 0 : 0.4);
        expect(on - ((bottom - top) / longer) * size, `${name} ${object}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("banners of vendors", () => {
  it("fit what is sold, and there is one for everybody else", () => {
    expect(vendorBanner(["coffee", "honey-products"])).toBe(groupPicture("vendor-coffee"));
    expect(vendorBanner(["accessories", "mobile-phones-tablets"])).toBe(groupPicture("vendor-phones"));
    expect(vendorBanner(["holiday-packages"])).toBe(groupPicture("vendor-gifts"));
    expect(vendorBanner([])).toBe(groupPicture("vendor-market"));
  });
});

describe("colours", () => {
  it("turn colours, keep greys, and leave references alone", () => {
    const svg = '<path fill="#c83a2f"/><path fill="#fff"/><use href="#abcdef"/><path fill="url(#fedcba)"/>';
    const turned = turnHue(svg, 120);
    expect(turned).not.toContain("#c83a2f");
    expect(turned).toMatch(/fill="#fff(fff)?"/);
    expect(turned).toContain('href="#abcdef"');
    expect(turned).toContain("url(#fedcba)");
    expect(turnHue(svg, 360)).toBe(svg);
  });
});

describe("initials", () => {
  it("are drawn strokes, one for each letter", () => {
    for (const avatar of Object.values(avatars)) {
      const strokes = Array.from(composeAvatar(avatar).matchAll(/ d="([^"]*)"/g), ([, path]) => path);
      expect(strokes).toHaveLength(avatar.initials.length);
      expect(strokes.every((path) => (path?.length ?? 0) > 5)).toBe(true);
    }
  });
});
