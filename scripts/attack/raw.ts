import { Agent, request } from "node:http";
import { connect } from "node:net";

export interface Sent {
  method: string;
  /** Sent verbatim, without normalisation. */
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  first: number;
  last: number;
}

const PATIENCE_MS = 60_000;

/** Keeps connections alive; null if one ended without an answer. */
export class RawClient {
  readonly #agent: Agent;
  readonly #url: URL;

  constructor(origin: string, connections = 64) {
    this.#url = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask({ method, target, headers, body }: Sent): Promise<RawAnswer | null> {
    const { hostname, port } = this.#url;
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = () => resolve(null);
      const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
      const asked = request({
        agent: this.#agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...length },
      });
      asked.once("response", (answer) => {
        const first = performance.now() - begun;
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("error", end);
        answer.once("end", () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
            first,
            last: performance.now() - begun,
          }),
        );
      });
      asked.setTimeout(PATIENCE_MS, () => asked.destroy());
      asked.once("error", end);
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The head of the answer, "" if the connection was closed, null after `ms` of silence. */
export function sendBytes(origin: string, bytes: Buffer | string, ms = 10_000): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    const end = (answer: string | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end(text === "" ? null : text), ms);
    socket.on("data", (part) => {
      text += part.toString("latin1");
      if (text.includes("\r\n\r\n")) end(text.slice(0, text.indexOf("\r\n\r\n")));
    });
    socket.once("error", () => end(text));
    socket.once("close", () => end(text));
    socket.write(bytes);
  });
}
