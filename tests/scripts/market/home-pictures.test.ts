import { expect, test } from "vitest";
import { categoryPromoBlocks } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles } from "../../../app/domain/home/electronics-carousel.ts";
import { hygieneTiles, sampleFlashCard } from "../../../app/domain/home/static-deals.ts";
import { objects } from "../../../scripts/market/scenes/objects.ts";
import type { SceneObject } from "../../../scripts/market/scenes/scene-object.ts";
import { sceneName } from "../../../scripts/market/scenes/scene-picture.ts";

// Pictures that the home page names are drawn by the demo market.

const scenes = Object.entries<SceneObject>(objects).flatMap(([object, { looks }]) =>
  looks.flatMap(({ tint }) => [sceneName(object, tint, 1), sceneName(object, tint, 2)]),
);

test("every picture that the other layout names is one that is drawn", () => {
  const named = [
    ...categoryPromoBlocks.flatMap(({ links }) => links.map(({ picture }) => picture)),
    ...electronicsTiles.map(({ picture }) => picture),
    ...hygieneTiles,
    sampleFlashCard.picture,
  ];
  const drawn = new Set(scenes.map((name) => `/media/web-banner/${name}.webp`));
  expect(named.filter((picture) => !drawn.has(picture))).toEqual([]);
});
