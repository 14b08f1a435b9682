import { expect, test } from "vitest";
import { compressed, endOf, landmarks, ranScripts, reachedAt } from "../../../scripts/bench/bytes.ts";

const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36)).join("");

test("a place in the document is found by the bytes that must have come", async () => {
  const parts = [noise(1_000), noise(2_000), noise(3_000)].map((text) => Buffer.from(text));
  const sent = await compressed(parts);
  const first = await compressed(parts.slice(0, 1));
  const at = await reachedAt(sent, parts[0]!.length);
  expect(at).toBeGreaterThan(first.length - 300);
  expect(at).toBeLessThan(first.length + 300);
  expect(await reachedAt(sent, Buffer.concat(parts).length)).toBeGreaterThan(sent.length - 300);
});

test("landmarks end where they are whole", () => {
  const card = (name: string) => `<article class="product-card">${name}</article>`;
  const html = `<style>a{}</style><form class="f" role="search"><input></form><source srcSet="data:image/avif;base64,AAAA 360w">${[..."abcde"].map(card).join("")}`;
  const end = (name: string) =>
    html.slice(
      0,
      endOf(
        landmarks.find((landmark) => landmark.name === name)!,
        html,
      )!,
    );
  expect(end("critical CSS")).toMatch(/<\/style>$/);
  expect(end("header with search")).toMatch(/<\/form>$/);
  expect(end("hero pixels")).toMatch(/AAAA 360w"$/);
  expect(end("first four cards")).toMatch(/d<\/article>$/);
  expect(
    endOf(
      landmarks.find(({ name }) => name === "hero pixels")!,
      "<p>nothing</p>",
    ),
  ).toBeNull();
});

test("scripts that run are counted; what sleeps, data and files are not", () => {
  const html = `<script nonce="x">early()</script><script type="text/x-deferred">late()</script>
    <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
    <script src="/a.js"></script><script type="module">soon()</script>`;
  expect(ranScripts(html)).toBe("early()\nsoon()");
});
