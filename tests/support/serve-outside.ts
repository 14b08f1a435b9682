import { createServer, type IncomingMessage } from "node:http";
import { Outside, type Fault, type Told } from "./outside.ts";

/** Where the stand-in of the shop at this port answers. */
const outsidePort = (shopPort: number) => shopPort + 1_000;

/** Serves the stand-in for mail, SMS and push to a served shop: bindings that make the shop use it, and its end. */
export async function serveOutside(shopPort: number) {
  const origin = `http://localhost:${outsidePort(shopPort)}`;
  const { outside, bindings } = await Outside.at(origin);
  const server = createServer(async (message, response) => {
    const url = new URL(message.url!, origin);
    const name = url.searchParams.get("to") ?? "";
    if (url.pathname === "/told") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(outside.told.filter(({ to }) => to === name)));
      return;
    }
    if (url.pathname === "/behave") {
      const fault = url.searchParams.get("fault") ?? "";
      if (fault === "unregistered") outside.unregistered.add(name);
      else outside.faults.set(name, fault as Fault);
      response.end();
      return;
    }
    const answer = await outside.answer(await asRequest(message, url));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(outsidePort(shopPort), "localhost", resolve));
  return { bindings, stop: () => server.close() };
}

async function asRequest(message: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const name of ["authorization", "content-type", "idempotency-key"]) {
    const value = message.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const method = message.method ?? "GET";
  return new Request(url, { method, headers, ...(method === "POST" && { body: Buffer.concat(chunks) }) });
}

const addressOf = (shopUrl: string) => `http://localhost:${outsidePort(Number(new URL(shopUrl).port))}`;

/** What a recipient (e-mail, phone in its stored form, push token) was told by the shop, waiting until there are `count`. */
export async function toldTo(shopUrl: string, to: string, count = 1): Promise<Told[]> {
  const until = Date.now() + 15_000;
  for (;;) {
    const response = await fetch(`${addressOf(shopUrl)}/told?to=${encodeURIComponent(to)}`);
    const told = (await response.json()) as Told[];
    if (told.length >= count || Date.now() > until) return told;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** How the stand-in behaves towards a recipient from now on; FCM may also not know a token. */
export async function behave(shopUrl: string, to: string, fault: Fault | "unregistered"): Promise<void> {
  await fetch(`${addressOf(shopUrl)}/behave?to=${encodeURIComponent(to)}&fault=${fault}`);
}
