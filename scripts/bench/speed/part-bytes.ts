import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../steps/root.ts";
import { listFiles } from "../../steps/shop/content-hash.ts";
import type { SpeedFigure } from "./figures.ts";
import type { Floor } from "./floors.ts";
import { serveHello } from "./floors.ts";
import { readDocument } from "./flush.ts";
import type { SpeedOptions } from "./options.ts";
import { openSpeedShop, paths, type SpeedShop, visitHeaders } from "./shop.ts";

export async function bytesPart(
  shop: SpeedShop,
  bare: Floor,
  { pages, languages }: SpeedOptions,
): Promise<SpeedFigure[]> {
  const figures: SpeedFigure[] = [];
  const floor = await readDocument(`${bare.url}/still`, visitHeaders("en"));
  for (const page of pages) {
    for (const language of languages) {
      const { raw, sent, script, landmarks, status } = await readDocument(
        shop.url + paths[page],
        visitHeaders(language),
      );
      if (status !== 200) throw new Error(`${page} answers ${status}`);
      const row = `${page}, ${language}, document`;
      const floorOf = (value: number) => ({ name: "bare page", value });
      figures.push(
        { row, metric: "uncompressed", value: raw, unit: "B", floor: floorOf(floor.raw) },
        { row, metric: "compressed", value: sent, unit: "B", floor: floorOf(floor.sent) },
        { row, metric: "own script that runs", value: script, unit: "B" },
      );
      if (page !== "home") continue;
      for (const [name, at] of Object.entries(landmarks)) {
        figures.push({ row, metric: `${name} within`, value: at ?? Number.NaN, unit: "B" });
      }
    }
  }
  return [...figures, ...(await startFigures())];
}

async function startFigures(): Promise<SpeedFigure[]> {
  const row = "worker, start";
  const files = listFiles([join(root, "build", "server")]).filter((file) => file.endsWith(".js"));
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const first = async ({ url, stop }: Floor, path: string) => {
    const begun = performance.now();
    await (await fetch(url + path, { headers: visitHeaders("en") })).arrayBuffer();
    const ms = performance.now() - begun;
    await stop();
    return ms;
  };
  const hello = await first(await serveHello(), "/");
  const ours = await first(await openSpeedShop(), paths.home);
  return [
    { row, metric: "bundle, gzip", value: size, unit: "B" },
    { row, metric: "first answer", value: ours, unit: "ms", floor: { name: "hello", value: hello } },
  ];
}
