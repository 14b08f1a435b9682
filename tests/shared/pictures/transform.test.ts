import { expect, test } from "vitest";
import { fileOf } from "../../../app/shared/pictures/transform.server.ts";

// speed.md 4.14.

/** Files weigh so many bytes per pixel and quality point. `knowsQuality`: false for the local binding. */
function weighing(perPixel: number, knowsQuality = true) {
  const made: { width: number; quality: number; fit?: string }[] = [];
  const images = {
    input: () => ({
      transform: ({ width, fit }: { width: number; fit: string }) => ({
        output: async ({ quality }: { quality: number }) => {
          const detail = fit === "contain" ? made.at(-1)!.width : width;
          made.push({ width, quality, ...(fit === "contain" && { fit }) });
          const bytes = new Uint8Array(Math.round(detail * detail * (knowsQuality ? quality : 50) * perPixel));
          return { response: () => new Response(bytes) };
        },
      }),
    }),
  };
  return { images: images as unknown as ImagesBinding, made };
}

const master = new Uint8Array(1);
const hash = "0".repeat(32);

test.each([
  [320, 14_000],
  [480, 24_000],
  [720, 40_000],
  [960, 64_000],
] as const)("an AVIF of %i px that is heavier than %i bytes has fewer pixels", async (width, limit) => {
  const { images, made } = weighing(0.01);
  const bytes = await fileOf(images, master, { hash, width, format: "avif" });
  expect(bytes.length).toBeLessThanOrEqual(limit);
  expect(made.map(({ quality }) => quality)).toEqual([50, 50]);
  const light = weighing(0.001);
  await fileOf(light.images, master, { hash, width, format: "avif" });
  expect(light.made).toEqual([{ width, quality: 50 }]);
});

test.each([
  [200, 900],
  [360, 4_000],
] as const)(
  "a preview of %i px that is heavier than %i bytes loses quality, then detail, never pixels",
  async (width, limit) => {
    const file = { hash, width, format: "avif" } as const;
    const perPixel = (1.9 * limit) / (width * width * 50);
    const softer = weighing(perPixel);
    expect((await fileOf(softer.images, master, file)).length).toBeLessThanOrEqual(limit);
    expect(softer.made).toEqual([
      { width, quality: 50 },
      { width, quality: 25 },
    ]);
    for (const heavy of [weighing(7 * perPixel), weighing(perPixel, false)]) {
      expect((await fileOf(heavy.images, master, file)).length).toBeLessThanOrEqual(limit);
      expect(heavy.made.slice(0, 3).map(({ quality }) => quality)).toEqual([50, 25, 12]);
      expect(heavy.made).toHaveLength(5);
      expect(heavy.made.at(-1)).toEqual({ width, quality: 12, fit: "contain" });
    }
  },
);
