import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "fast-png";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readContentOptions, runContent } from "../../../../scripts/steps/operator/content-import.ts";

const env = { OPERATOR_TOKEN: "operator", PORT: "8999" } as unknown as NodeJS.ProcessEnv;
const folder = mkdtempSync(join(tmpdir(), "gulit-content-"));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

afterEach(() => vi.unstubAllGlobals());

function shop(status: number, answer: object) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (address: URL, init: RequestInit) => {
    if (init.method === "HEAD") return new Response(null, { status: /missing/.test(address.href) ? 404 : 200 });
    const request = new Request(address, init);
    const said = { url: address.pathname, authorization: request.headers.get("authorization") };
    if (said.url === "/operator/content-pictures") {
      const bytes = Buffer.from(await request.arrayBuffer());
      asked.push({ ...said, bytes: bytes.byteLength });
      return bytes.includes("broken")
        ? Response.json({ problem: "cannot be decoded" }, { status: 422 })
        : Response.json({ address: `/media/v/${"a".repeat(32)}` });
    }
    asked.push({ ...said, ...(await request.json<object>()) });
    return Response.json(answer, { status });
  });
  const run = (...argv: string[]) => runContent(readContentOptions([...argv, "--to", "http://shop.example"], env)!);
  return { asked, run };
}

const text = '\ufeff{"heroes": [],\r\n "flashSales": ["ቡና"]}';
const good = file("content.json", text);

describe("a file", () => {
  test("is sent byte by byte with its name and who loads it", async () => {
    const { asked, run } = shop(200, { version: 7, counts: { heroes: 0, flashSales: 1 }, notes: [] });
    expect(await run(good, "--by", "hana")).toEqual([
      "This is version 7 now; the shop shows it within a minute.",
      "  heroes 0, flashSales 1",
    ]);
    expect(asked).toEqual([
      {
        ...{ url: "/operator/content", authorization: "Bearer operator", operation: "load" },
        ...{ file: "content.json", text, by: "hana", isDryRun: false },
      },
    ]);
  });

  test("with pictures and films that the shop does not have in their shape is refused, with its other faults", async () => {
    const image = (name: string) => `/media/web-banner/${name}.webp`;
    const words = { en: "Coffee", am: "ቡና" };
    const said = {
      film: words,
      content: words,
      name: words,
      role: words,
      poster: image("a"),
      profilePicture: image("a"),
    };
    const content = {
      heroes: [
        { link: "/", image: image("a"), headline: words },
        { link: "/", image: image("missing"), headline: words },
      ],
      banners: { "shop-now": [{ url: "/", image: "https://pictures.example/missing.webp", title: words }] },
      promoTiles: { smartErp: [{ title: words, query: "x", price: 1, image: image("missing") }] },
      testimonials: [
        { ...said, videoUrl: "/media/missing.mp4" },
        { ...said, videoUrl: "https://films.example/missing.mp4" },
      ],
      flashSales: ["nothing"],
    };
    const faults = [{ path: "flashSales[0]", reason: "there is no product nothing" }];
    const lines = [
      "  heroes[1].image: the shop has no /media/web-banner/missing-360.avif",
      "  promoTiles.smartErp[0].image: the shop has no /media/web-banner/missing.webp",
      "  testimonials[0].videoUrl: the shop has no /media/missing.mp4",
    ];
    const path = file("pictures.json", JSON.stringify(content));
    const whole = shop(200, { version: null, counts: {}, notes: [] });
    await expect(whole.run(path)).rejects.toThrow(["Nothing was stored.", ...lines].join("\n"));
    expect(whole.asked).toMatchObject([{ isDryRun: true }]);
    const { run } = shop(422, { problem: "Refused.", faults });
    const all = ["Refused.", "  flashSales[0]: there is no product nothing", ...lines];
    await expect(run(path)).rejects.toThrow(all.join("\n"));
  });

  test("with pictures of a folder is tried first, then they are sent, then the file with their addresses", async () => {
    const picture = encode({ width: 90, height: 90, channels: 4, depth: 8, data: new Uint8Array(32_400) });
    file("a.png", picture);
    file("b.png", new Uint8Array([...picture, ...new TextEncoder().encode("broken")]));
    const named = (...images: string[]) => JSON.stringify({ heroes: images.map((image) => ({ image })) });
    const { asked, run } = shop(200, { version: 7, counts: { heroes: 1 }, notes: [] });
    await run(file("named.json", named("a.png")), "--pictures", folder);
    expect(asked).toMatchObject([
      { operation: "load", isDryRun: true },
      { url: "/operator/content-pictures", authorization: "Bearer operator", bytes: picture.byteLength },
      { operation: "load", isDryRun: false },
    ]);
    const texts = asked.map(({ text: sent }) => sent && (JSON.parse(sent as string) as unknown));
    expect(texts[0]).toEqual({ heroes: [{ image: "https://pictures.invalid/a.png" }] });
    expect(texts[2]).toEqual({ heroes: [{ image: `/media/v/${"a".repeat(32)}` }] });

    asked.length = 0;
    await run(join(folder, "named.json"), "--pictures", folder, "--dry-run");
    expect(asked).toMatchObject([{ operation: "load", isDryRun: true }]);

    asked.length = 0;
    await expect(run(file("half.json", named("a.png", "none.png")), "--pictures", folder)).rejects.toThrow(
      "Nothing was stored.\n  heroes[1].image: there is no file none.png in the folder of pictures",
    );
    expect(asked).toMatchObject([{ operation: "load", isDryRun: true }]);
    await expect(run(file("broken.json", named("a.png", "b.png")), "--pictures", folder)).rejects.toThrow(
      "Nothing was stored.\n  heroes[1].image: b.png cannot be decoded",
    );
    expect(asked.filter(({ isDryRun }) => isDryRun === false)).toEqual([]);
  });
});

test.each([
  [[], /Name one file/],
  [["--versions", "--rollback", "3"], /Name one file/],
  [["--rollback", "last"], /A version is a number/],
  [["--versions", "--dry-run"], /--dry-run belongs/],
  [[join(folder, "none.json")], /There is no file/],
  [[file("latin.json", new Uint8Array([0x7b, 0xe9, 0x7d]))], /not written in UTF-8/],
  [[good, "--pictures", join(folder, "nowhere")], /There is no folder/],
  [["--force", good], /npm run shop -- content/],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readContentOptions(argv, env)).toThrow(sentence);
});
