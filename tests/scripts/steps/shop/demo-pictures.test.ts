import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveDemoPictures, type DemoPictures } from "../../../../scripts/steps/shop/demo-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "gulit-drawings-"));
let pictures: DemoPictures;
const ask = (path: string) => fetch(pictures.bindings.DEMO_PICTURES + path);

beforeAll(async () => {
  writeFileSync(
    join(folder, "jebena.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="512"><circle cx="512" cy="256" r="200" fill="#7a3b12"/></svg>',
  );
  pictures = await serveDemoPictures(folder);
});
afterAll(() => {
  pictures.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a drawing is handed out as a PNG of 720 px, on a tile's ground", async () => {
  const answer = await ask("/jebena.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([720, 360, 3]);
  expect([...data.subarray(0, 3)]).toEqual([0xf0, 0xef, 0xec]);
});

test.each(["/sini.png", "/jebena.svg", "/..%2Fjebena.png", "/a/jebena.png", "/"])("%s is not there", async (path) =>
  expect((await ask(path)).status).toBe(404),
);
