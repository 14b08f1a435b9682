import { Agent, get } from "node:http";

/** Bot checks refuse the names of tools. */
export const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export interface Visit {
  status: number;
  /** ms to the last byte. */
  ms: number;
  bytes: number;
  text: string;
}

export class BenchClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  visit(path: string): Promise<Visit> {
    const headers = {
      "User-Agent": BROWSER,
      Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "Accept-Language": "en",
      ...this.#headers,
    };
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      get(this.#origin + path, { agent: this.#agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", reject);
        response.once("end", () => {
          const ms = performance.now() - begun;
          const body = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, ms, bytes: body.length, text: body.toString() });
        });
      }).once("error", reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
