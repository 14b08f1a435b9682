import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { storedPortions, storeImport } from "../../../app/shared/import/import-file.server.ts";

const MEGABYTE = 1024 * 1024;
const PATTERN = Uint8Array.from({ length: 301_000 }, (_, index) => index % 251);

async function* arriving(size: number, chunk = 300_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += chunk) yield PATTERN.subarray(at % 251, (at % 251) + Math.min(chunk, size - at));
}

async function read(key: string) {
  let size = 0;
  for await (const portion of storedPortions(env.MEDIA, key)) {
    expect(portion.length).toBeLessThanOrEqual(2 * MEGABYTE);
    expect([portion[0], portion.at(-1)]).toEqual([size % 251, (size + portion.length - 1) % 251]);
    size += portion.length;
  }
  return size;
}

test.each([1, 8 * MEGABYTE, 9 * MEGABYTE + 5])("a file of %d bytes is read as it was sent", async (size) => {
  expect(await storeImport(env.MEDIA, `imports/${size}`, arriving(size))).toBe(size);
  expect(await read(`imports/${size}`)).toBe(size);
});

test("of an empty file, and of one that breaks off, nothing stays", async () => {
  expect(await storeImport(env.MEDIA, "imports/empty", arriving(0))).toBe(0);
  async function* broken() {
    yield* arriving(9 * MEGABYTE);
    throw new Error("the line is cut");
  }
  await expect(storeImport(env.MEDIA, "imports/broken", broken())).rejects.toThrow("the line is cut");
  for (const key of ["imports/empty", "imports/broken"]) {
    expect([await env.MEDIA.head(key), await read(key)]).toEqual([null, 0]);
  }
});
