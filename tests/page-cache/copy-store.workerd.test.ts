import { describe, expect, test } from "vitest";
import { findEdgeCopy } from "../../app/data/edge-copy.server.ts";
import {
  storePageAtEdge,
  pageAtEdge,
  pagesInMemory,
  readEntry,
  writeEntry,
} from "../../app/page-cache/copy-store.server.ts";
import type { PageCopy } from "../../app/page-cache/page-copy.ts";
import { underCacheFault } from "../support/test-worker.ts";

const pageOf = (html: string): PageCopy => ({
  parts: [
    { slot: null, bytes: new TextEncoder().encode(html.slice(0, 3)) },
    { slot: "x", bytes: new TextEncoder().encode(html.slice(3)) },
  ],
  kind: "home",
  headers: [["content-type", "text/html; charset=utf-8"]],
  composedAt: 1,
  until: 2,
  version: 3,
  productId: null,
});

describe("an entry of the edge", () => {
  const page = pageOf("<p>ቡና</p></html>");
  const entry = writeEntry("a key", page);

  test("gives back what was put", () => expect(readEntry(entry, "a key")).toEqual(page));

  test("is nothing when it is cut, changed, or another page's", () => {
    for (let end = 0; end < entry.length; end += 1) expect(readEntry(entry.slice(0, end), "a key")).toBeNull();
    for (let at = 0; at < entry.length; at += 1) {
      const changed = String.fromCharCode(entry.charCodeAt(at) ^ 1);
      expect(readEntry(entry.slice(0, at) + changed + entry.slice(at + 1), "a key")).toBeNull();
    }
    expect(readEntry(entry, "another key")).toBeNull();
  });

  test("is a miss where the cache fails, is slow or gives half of it, or of another build", async () => {
    const shelf = { publicOrigin: "http://localhost:8787", build: "b1" };
    await storePageAtEdge(shelf, "k", page);
    expect(await pageAtEdge(shelf, "k")).toEqual(page);
    for (const fault of ["fail", "slow", "cut"])
      expect(await underCacheFault(fault, () => pageAtEdge(shelf, "k")), fault).toBeNull();
    expect(await pageAtEdge({ ...shelf, build: "b2" }, "k")).toBeNull();
    expect(await findEdgeCopy("http://localhost:8787/-/edge/page/b1/k")).toBeNull();
  });
});

test("this isolate's memory makes room by bytes, for what was not asked for the longest", () => {
  const big = () => pageOf("x".repeat(3 * 1024 * 1024));
  for (const key of ["1", "2", "3"]) pagesInMemory.set(key, big());
  expect(pagesInMemory.get("1")).toBeDefined();
  pagesInMemory.set("4", big());
  expect(pagesInMemory.get("2")).toBeUndefined();
  expect(pagesInMemory.get("1")).toBeDefined();
  expect(pagesInMemory.calculatedSize).toBeLessThanOrEqual(32 * 1024 * 1024);
  const before = pagesInMemory.calculatedSize;
  pagesInMemory.set("1", big());
  expect(pagesInMemory.calculatedSize).toBe(before);
});
