import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../root.ts";

const drawings = join(root, "scripts", "market", "pictures");
/** px; twice as many would take twice the time. */
const SIDE = 720;
/** The colour of tiles, so that the shop crops nothing. */
const GROUND = "#f0efec";
const NAME = /^\/([a-z0-9-]+)\.png$/;

export interface DemoPictures {
  bindings: { DEMO_PICTURES: string };
  stop: () => void;
}

export async function serveDemoPictures(folder = drawings): Promise<DemoPictures> {
  const server = createServer((request, response) => {
    answer(folder, NAME.exec(request.url ?? "")?.[1], response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { bindings: { DEMO_PICTURES: `http://127.0.0.1:${port}` }, stop: () => server.close() };
}

async function answer(folder: string, name: string | undefined, response: ServerResponse): Promise<void> {
  const drawing = name === undefined ? null : await readFile(join(folder, `${name}.svg`)).catch(() => null);
  if (drawing === null) return void response.writeHead(404).end();
  const png = await sharp(drawing)
    .resize(SIDE, SIDE, { fit: "inside" })
    .flatten({ background: GROUND })
    .png({ compressionLevel: 1 })
    .toBuffer();
  response.writeHead(200, { "Content-Type": "image/png", "Content-Length": png.length }).end(png);
}
