import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { RouterContextProvider } from "react-router";
import { bindings, type Bindings } from "../../app/request/bindings.server.ts";
import { action as catalogue } from "../../app/routes/operator/catalogue.ts";
import { openMigrated } from "../../scripts/steps/shop/schema.ts";
import { asD1 } from "./sqlite-d1.ts";

export interface OperatorShop {
  url: string;
  token: string;
  db: D1Database;
  /** Overrides the answer by a status; 0 drops the connection. */
  fault: (() => number | null) | null;
  stop: () => Promise<void>;
}

export async function startOperatorShop(): Promise<OperatorShop> {
  const sqlite = openMigrated();
  const db = asD1(sqlite);
  const token = "operator-token-of-this-test";
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const fault = shop.fault?.() ?? null;
    if (fault === 0) return request.socket.destroy();
    if (fault !== null) return response.writeHead(fault).end("not now");
    const answer = await answerOf(request, body, { db, operatorToken: token, clock: () => Date.now() } as Bindings);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const shop: OperatorShop = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    db,
    fault: null,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      sqlite.close();
    },
  };
  return shop;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function answerOf(message: IncomingMessage, body: Buffer, platform: Bindings): Promise<Response> {
  if (message.url !== "/operator/catalogue") return new Response("nothing here", { status: 404 });
  const context = new RouterContextProvider();
  context.set(bindings, platform);
  const headers = {
    "Content-Type": message.headers["content-type"] ?? "",
    Authorization: message.headers.authorization ?? "",
  };
  const request = new Request(`http://shop.example${message.url}`, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
  });
  return catalogue({ request, context } as unknown as Parameters<typeof catalogue>[0]);
}
