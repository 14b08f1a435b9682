import { type ReactNode, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { expect, test } from "vitest";
import { InOrderDocument } from "../../app/in-order-stream/in-order-document.server.ts";
import { inOrderStream } from "../../app/in-order-stream/in-order-stream.server.ts";

const after = <T,>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

function Late({ text }: { text: Promise<ReactNode> }) {
  return <section>{use(text)}</section>;
}

function Page({ sections }: { sections: Promise<ReactNode>[] }) {
  return (
    <html lang="en">
      <head>
        <title>Streaming</title>
        <link rel="modulepreload" href="/assets/a.js" />
      </head>
      <body>
        <h1>Shell</h1>
        {sections.map((section, index) => (
          <Suspense key={index} fallback={<a href="/more">{`More ${index}`}</a>}>
            <Late text={section} />
          </Suspense>
        ))}
        <footer>Footer</footer>
        <script type="module" async>{`import("/assets/a.js")`}</script>
      </body>
    </html>
  );
}

async function print(sections: Promise<ReactNode>[], signal?: AbortSignal) {
  const stream = await renderToReadableStream(<Page sections={sections} />, {
    nonce: "n0nce",
    progressiveChunkSize: Infinity,
    onError: () => {},
    signal,
  });
  const additions = {
    head: "<meta name=added>",
    bodyStart: "<i id=first></i>",
    places: { "after-pixels": "", "later-styles": "<link id=later>" },
    bodyEnd: "<p id=added></p>",
  };
  const chunks: { at: number; html: string }[] = [];
  const start = performance.now();
  const decoder = new TextDecoder();
  for await (const chunk of inOrderStream(stream, additions) as unknown as AsyncIterable<Uint8Array>) {
    chunks.push({ at: performance.now() - start, html: decoder.decode(chunk, { stream: true }) });
  }
  return { html: chunks.map((chunk) => chunk.html).join(""), chunks };
}

const words = (html: string) => [...html.matchAll(/>([^<>{}();]+)</g)].map((match) => match[1]!.trim()).filter(Boolean);

test("sections that finish in any order stand in document order, without scripts or hidden blocks", async () => {
  const { html } = await print([after(60, "first"), after(20, "second"), after(40, "third")]);
  expect(words(html)).toEqual(["Streaming", "Shell", "first", "second", "third", "Footer"]);
  expect(html).not.toMatch(/hidden|\$RC|\$RS|template|_R_/);
  expect(html.match(/<!--\$-->/g)).toHaveLength(3);
  expect(html.match(/<!--\/\$-->/g)).toHaveLength(3);
  expect(html.endsWith("</body></html>")).toBe(true);
});

test("what is ready leaves at once, and a slow section holds back only what follows it", async () => {
  const { chunks } = await print([after(10, "first"), after(150, "second"), after(20, "third")]);
  const arrival = (text: string) => chunks.find((chunk) => chunk.html.includes(text))!.at;
  expect(chunks[0]!.html).toContain("Shell");
  expect(chunks[0]!.html).not.toContain("Footer");
  expect(arrival("first")).toBeLessThan(arrival("second"));
  expect(arrival("third")).toBeGreaterThanOrEqual(arrival("second"));
});

test("a section that fails keeps its useful link; the document ends well-formed", async () => {
  const failing = after(10, null).then(() => Promise.reject<ReactNode>(new Error("away")));
  const { html } = await print([failing, after(20, "second")]);
  expect(words(html)).toEqual(["Streaming", "Shell", "More 0", "second", "Footer"]);
  expect(html).toContain("<!--$!-->");
  expect(html).not.toContain("away");
});

test("an aborted render prints fallbacks for what never came", async () => {
  const controller = new AbortController();
  const first = after(5, "first");
  void first.then(() => setTimeout(() => controller.abort(), 30));
  const { html } = await print([first, new Promise<ReactNode>(() => {})], controller.signal);
  expect(html).toContain("first");
  expect(html).toContain('<a href="/more">More 1</a>');
  expect(html.endsWith("</body></html>")).toBe(true);
});

test("module scripts become data, preloads go, additions stand at the ends of head and body", async () => {
  const { html } = await print([after(5, "first")]);
  expect(html).toMatch(/<script type="text\/x-deferred" data-module="">/);
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).toContain("<meta name=added></head>");
  expect(html).toContain("<body><i id=first></i>");
  expect(html).toContain("<p id=added></p></body>");
});

test("what is added to the head stands before the page's own stylesheets, once, however the bytes are cut", () => {
  const html =
    '<html><head><meta><link nonce="n" rel="stylesheet" href="/own.css"><link rel="stylesheet" href="/too.css"></head><body></body></html>';
  for (let size = 1; size <= html.length; size += 1) {
    const page = new InOrderDocument({ head: "<link id=shop>" });
    let printed = "";
    for (let at = 0; at < html.length; at += size) printed += page.push(html.slice(at, at + size));
    expect(printed + page.end()).toBe(html.replace("<meta>", "<meta><link id=shop>"));
  }
});

test("script and stylesheet stand in the places kept for them, or at the end of a page that keeps none", () => {
  const print = (body: string) => {
    const places = { "after-pixels": "<b>", "later-styles": "<link>" };
    const page = new InOrderDocument({ head: "", bodyStart: "", places, bodyEnd: "<p>" });
    return page.push(`<html><head></head><body>${body}</body></html>`) + page.end();
  };
  const pixels = '<div class="after-pixels">';
  const later = '<div class="later-styles">';
  expect(print(`<h1></h1>${pixels}</div>${later}</div><i></i>`)).toContain(
    `<h1></h1>${pixels}<b></div>${later}<link></div><i></i><p></body>`,
  );
  expect(print(`<h1></h1>${later}</div>`)).toContain(`<h1></h1>${later}<link></div><b><p></body>`);
  expect(print("<h1></h1>")).toContain("<h1></h1><b><link><p></body>");
});

test("the page's own stylesheets may be asked for behind what stands in the place of later styles", () => {
  const places = { "after-pixels": "", "later-styles": "<link id=shop>" };
  const ownStyles = (tag: string) => ({ head: "<link id=own>", later: tag });
  const own = '<link rel="stylesheet" href="/own.css"/>';
  const page = new InOrderDocument({ head: "<style>", places, ownStyles });
  const html = `<html><head>${own}</head><body><div class="later-styles"></div></body></html>`;
  expect(page.push(html) + page.end()).toBe(
    `<html><head><style><link id=own></head><body><div class="later-styles"><link id=shop>${own}</div></body></html>`,
  );
});

test("however the bytes are cut, the document is the same", async () => {
  const inner = after(15, "inner");
  const nested = after(
    5,
    <p>
      outer{" "}
      <Suspense fallback={<i>waiting</i>}>
        <Late text={inner} />
      </Suspense>
    </p>,
  );
  const failing = after(8, null).then(() => Promise.reject<ReactNode>(new Error("away")));
  const stream = await renderToReadableStream(<Page sections={[nested, failing, after(2, "last")]} />, {
    nonce: "n0nce",
    progressiveChunkSize: Infinity,
    onError: () => {},
  });
  const raw = await new Response(stream).text();
  const print = (size: number) => {
    const document = new InOrderDocument();
    let html = "";
    for (let at = 0; at < raw.length; at += size) html += document.push(raw.slice(at, at + size));
    return html + document.end();
  };
  const whole = print(raw.length);
  expect(words(whole)).toEqual(["Streaming", "Shell", "outer", "inner", "More 1", "last", "Footer"]);
  for (let size = 1; size <= 400; size++) expect(print(size), `cut every ${size} characters`).toBe(whole);
});

test("text that looks like React's marks stays text", async () => {
  const { html } = await print([after(5, '<div hidden id="S:0"><!--$?--><template id="B:0"></template>')]);
  expect(html).toContain("&lt;div hidden id=&quot;S:0&quot;&gt;&lt;!--$?--&gt;");
});
