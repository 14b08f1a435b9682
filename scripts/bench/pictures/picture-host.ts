import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { drawn, photograph } from "./photographs.ts";

const faults = ["slow", "endless", "huge", "html", "inwards", "bomb", "gone", "tiny"] as const;
type PictureFault = (typeof faults)[number];

export interface PictureHost {
  url: string;
  /** For serveBuild: redirects all https hosts here; requests to this machine pass. */
  outbound: (request: Request) => Promise<Response>;
  asked: Map<string, number>;
  stop: () => Promise<void>;
}

export interface PictureHostOptions {
  port?: number;
  failing?: number;
  faultOf?: (address: string) => PictureFault | null;
}

export async function servePictures({
  port = 0,
  failing = 0.1,
  faultOf,
}: PictureHostOptions = {}): Promise<PictureHost> {
  const asked = new Map<string, number>();
  const chosen = faultOf ?? ((address: string) => drawnFault(seedOf(address), failing));
  const server = createServer((request, response) => {
    const address = (request.url ?? "/").slice(1);
    asked.set(address, (asked.get(address) ?? 0) + 1);
    response.on("error", () => {});
    answer(response, seedOf(address), chosen(address)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    outbound: ({ url: asked, method, headers, body, signal }) => {
      const { protocol, host, pathname, search } = new URL(asked);
      const to = protocol === "https:" ? `${url}/${host}${pathname}${search}` : asked;
      return fetch(to, { method, headers, body, signal, redirect: "manual", ...(body && { duplex: "half" }) });
    },
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function seedOf(address: string): number {
  return createHash("sha256").update(address).digest().readUInt32LE(0);
}

function drawnFault(seed: number, failing: number): PictureFault | null {
  if (drawn(seed, 40) >= failing) return null;
  return faults[Math.floor(drawn(seed, 41) * faults.length)]!;
}

async function answer(response: ServerResponse, seed: number, fault: PictureFault | null): Promise<void> {
  const send = (bytes: Buffer, type = "image/jpeg") =>
    void response.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  switch (fault) {
    case null: {
      const { bytes, type } = await photograph(seed);
      return send(bytes, type);
    }
    case "slow":
      // A byte a second never ends in time.
      response.writeHead(200, { "Content-Type": "image/jpeg" });
      return drip(response, Buffer.alloc(1, 0xff), 1_000);
    case "endless":
      response.writeHead(200, { "Content-Type": "image/jpeg" });
      return drip(response, Buffer.alloc(256 * 1024, 0xff), 1);
    case "huge":
      return send(Buffer.alloc(9 * 1024 * 1024, 0xff));
    case "html":
      return send(Buffer.from("<!doctype html><title>Not a picture</title>"));
    case "inwards":
      return void response.writeHead(302, { Location: "https://127.0.0.1/secret.jpg" }).end();
    case "bomb":
      return send(await bomb(), "image/png");
    case "gone":
      return void response.writeHead(404).end("gone");
    case "tiny":
      return send(
        await sharp({ create: { width: 20, height: 20, channels: 3, background: "#888" } })
          .jpeg()
          .toBuffer(),
      );
  }
}

async function drip(response: ServerResponse, part: Buffer, everyMs: number): Promise<void> {
  while (!response.destroyed) {
    if (!response.writableNeedDrain) response.write(part);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

let made: Promise<Buffer> | null = null;

function bomb(): Promise<Buffer> {
  made ??= sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
    .toColourspace("b-w")
    .resize(12_000, 12_000, { kernel: "nearest" })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return made;
}
