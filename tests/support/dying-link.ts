import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

export interface DyingLink {
  url: string;
  /** gone: no connection. lost: requests arrive, answers to forms do not. */
  state: "open" | "gone" | "lost";
  /** Appended to the worker's script, as another build would differ. */
  afterWorker: string;
  passed: string[];
  close: () => void;
}

export async function dyingLink(shop: string): Promise<DyingLink> {
  const { hostname, port, host, origin } = new URL(shop);
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    if (link.state === "gone") return void incoming.socket.destroy();
    link.passed.push(`${method} ${url}`);
    const headers = { ...incoming.headers, host };
    if (headers.origin) headers.origin = origin;
    if (headers.referer) headers.referer = headers.referer.replace(link.url, origin);
    if (link.afterWorker) {
      delete headers["if-none-match"];
      delete headers["accept-encoding"];
    }
    const passing = ask({ hostname, port, method, path: url, headers }, (answer) => {
      if (link.state === "lost" && method === "POST") {
        answer.resume();
        answer.on("end", () => incoming.socket.destroy());
        return;
      }
      const isWorker = url === "/offline-worker.js" && link.afterWorker !== "";
      if (isWorker) {
        delete answer.headers["content-length"];
        delete answer.headers.etag;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on("end", () => outgoing.end(link.afterWorker));
    });
    passing.on("error", () => incoming.socket.destroy());
    incoming.pipe(passing);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const link: DyingLink = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: "open",
    afterWorker: "",
    passed: [],
    close: () => (server.closeAllConnections(), server.close()),
  };
  return link;
}
