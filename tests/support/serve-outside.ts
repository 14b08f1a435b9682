import { createServer, type IncomingMessage } from "node:http";
import type { ChapaTransaction } from "./chapa.ts";
import { Outside, type Notice } from "./outside.ts";

const outsidePort = (shopPort: number) => shopPort + 1_000;

export async function serveOutside(shopPort: number) {
  const origin = `http://localhost:${outsidePort(shopPort)}`;
  const { outside, bindings } = await Outside.at(origin);
  const server = createServer(async (message, response) => {
    const url = new URL(message.url!, origin);
    const name = url.searchParams.get("to") ?? "";
    if (url.pathname === "/received") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(outside.received.filter(({ to }) => to === name)));
      return;
    }
    if (url.pathname === "/chapa-set") {
      const { reference, change } = JSON.parse(await bodyOf(message)) as ChapaOrder;
      if (outside.chapa.transactions.has(reference)) outside.chapa.set(reference, change);
      else response.statusCode = 404;
      response.end();
      return;
    }
    if (url.pathname === "/chapa-webhook") {
      const { reference } = JSON.parse(await bodyOf(message)) as ChapaOrder;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(await outside.chapa.webhook(reference)));
      return;
    }
    const answer = await outside.answer(await asRequest(message, url));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(outsidePort(shopPort), "localhost", resolve));
  return { bindings, stop: () => server.close() };
}

interface ChapaOrder {
  reference: string;
  change: Partial<ChapaTransaction>;
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function asRequest(message: IncomingMessage, url: URL): Promise<Request> {
  const body = await bodyOf(message);
  const headers = new Headers();
  for (const name of ["authorization", "content-type", "idempotency-key"]) {
    const value = message.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const method = message.method ?? "GET";
  return new Request(url, { method, headers, ...(method === "POST" && { body }) });
}

const addressOf = (shopUrl: string) => `http://localhost:${outsidePort(Number(new URL(shopUrl).port))}`;

/** E-mail, stored phone or push token; waits until there are `count`. */
export async function messagesTo(shopUrl: string, to: string, count = 1): Promise<Notice[]> {
  const until = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(`${addressOf(shopUrl)}/received?to=${encodeURIComponent(to)}`);
    const received = (await response.json()) as Notice[];
    if (received.length >= count || Date.now() > until) return received;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function setChapaOrder(shopUrl: string, order: ChapaOrder): Promise<void> {
  const { ok } = await fetch(`${addressOf(shopUrl)}/chapa-set`, { method: "POST", body: JSON.stringify(order) });
  if (!ok) throw new Error(`Chapa knows no ${order.reference}`);
}

export async function chapaWebhook(shopUrl: string, reference: string) {
  const body = JSON.stringify({ reference });
  const response = await fetch(`${addressOf(shopUrl)}/chapa-webhook`, { method: "POST", body });
  return (await response.json()) as { body: string; headers: Record<string, string> };
}
