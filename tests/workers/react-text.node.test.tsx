import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Suspense, use, type ReactNode } from "react";
import type { renderToReadableStream } from "react-dom/server.node";
import { expect, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";
import { writingText } from "../../workers/react-text.plugin.ts";

// With a newer React that spells these functions otherwise, the build stops.

interface Renderer {
  renderToReadableStream: typeof renderToReadableStream;
}

const file = join(root, "node_modules/react-dom/cjs/react-dom-server.node.production.js");
const source = readFileSync(file, "utf8");

function rendererOf(code: string): Renderer {
  const module = { exports: {} };
  // oxlint-disable-next-line no-new-func -- the same source as a module of Node's
  new Function("module", "exports", "require", code)(module, module.exports, createRequire(file));
  return module.exports as Renderer;
}

// Elements of React's development build do not fit the production renderer.
const Late = ({ text }: { text: Promise<string> }) => use(text);
const Failing = (): ReactNode => {
  throw new Error("away");
};

const pageWith = (late: Promise<string>) => (
  <html lang="am">
    <head>
      <title>{`ጉልት & "Gulit"`}</title>
      <link rel="stylesheet" href="/style.css" precedence="default" />
    </head>
    <body>
      <h1 className="title" style={{ color: "red", ["--rated" as string]: "80%" }} aria-hidden>
        ዋጋ {3} ብር {"<b>"} 😀
      </h1>
      {Array.from({ length: 400 }, (_, index) => (
        <a key={index} href={`/product/${index}?a=1&b=2`} title={'"ቡና"'}>
          የይርጋጨፌ ቡና {index}
        </a>
      ))}
      <Suspense fallback={<p>waiting</p>}>
        <Late text={late} />
      </Suspense>
      <Suspense fallback={<p>waiting too</p>}>
        <Failing />
      </Suspense>
    </body>
  </html>
);

async function rendered({ renderToReadableStream }: Renderer): Promise<{ html: string; pieces: number }> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("late ".repeat(2_000)), 20));
  const stream = await renderToReadableStream(pageWith(late), {
    onError: () => "away",
    progressiveChunkSize: Infinity,
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  return { html: Buffer.concat(pieces).toString("utf8"), pieces: pieces.length };
}

test("the page is the same to the byte, in one piece for each flush", async () => {
  const [its, ours] = [await rendered(rendererOf(source)), await rendered(rendererOf(writingText(source)))];
  expect(ours.html).toBe(its.html);
  expect(ours.html).toContain("late late");
  expect(its.pieces).toBeGreaterThan(8);
  expect(ours.pieces).toBeLessThanOrEqual(4);
});

test("two pages at once do not mix", async () => {
  const renderer = rendererOf(writingText(source));
  const pages = await Promise.all([rendered(renderer), rendered(renderer), rendered(renderer)]);
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
});

test("lines stay where they are, and what is spelled otherwise stops the build", () => {
  expect(writingText(source).split("\n")).toHaveLength(source.split("\n").length);
  expect(() => writingText(source.replace("function writeChunk(", "function putChunk("))).toThrow(
    "no function writeChunk",
  );
});
