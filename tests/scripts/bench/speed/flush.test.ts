import { expect, test } from "vitest";
import { compressed, endOf, landmarks, ranScripts, reachedAt } from "../../../../scripts/bench/speed/flush.ts";
import { failedAudits, tried } from "../../../../scripts/bench/speed/lighthouse.ts";

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
  const html = `<script nonce="x">early()</script><script type="text/x-wake">late()</script>
    <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
    <script src="/a.js"></script><script type="module">soon()</script>`;
  expect(ranScripts(html)).toBe("early()\nsoon()");
});

test("what Lighthouse marks down comes with its reason, the dearest first", () => {
  const ref = (id: string, weight: number) => ({ id, weight });
  const audit = (id: string, score: number | null, more = {}) => ({ id, title: id, score, ...more });
  const report = {
    categories: {
      performance: { score: 0.9, auditRefs: [ref("paint", 10), ref("blocking", 30), ref("told", 0), ref("none", 5)] },
      seo: { score: 0.9, auditRefs: [ref("links", 1)] },
    },
    audits: {
      paint: audit("paint", 0.5),
      blocking: audit("blocking", 0.5, { displayValue: "300 ms" }),
      told: audit("told", 0),
      none: audit("none", null),
      links: audit("links", 0, { details: { items: [{ node: { selector: "a.more" } }, { url: "/x" }] } }),
    },
  };
  expect(failedAudits(report)).toEqual([
    { id: "blocking", category: "performance", title: "blocking", score: 0.5, weight: 30, found: "300 ms" },
    { id: "paint", category: "performance", title: "paint", score: 0.5, weight: 10, found: "" },
    { id: "links", category: "seo", title: "links", score: 0, weight: 1, found: "a.more; /x" },
  ]);
});

test("a run that breaks is made again, so often and no more", async () => {
  const breaking = (times: number) => {
    let made = 0;
    return async () => {
      made += 1;
      if (made <= times) throw new Error(`NO_NAVSTART ${made}`);
      return made;
    };
  };
  expect(await tried(3, breaking(0))).toBe(1);
  expect(await tried(3, breaking(2))).toBe(3);
  await expect(tried(3, breaking(3))).rejects.toThrow("NO_NAVSTART 3");
});
