import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection to the shop that a test may cut: browsers see its address as the shop's. */
export interface DyingLink {
  url: string;
  /** open: everything passes. gone: nobody answers. lost: what arrives is done, and the answer to a form never comes. */
  state: "open" | "gone" | "lost";
  /** Written behind the worker's script, as another build's would be. */
  afterWorker: string;
  /** What reached the shop: method and path. */
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
    // The whole file as text, not that it is the same.
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
