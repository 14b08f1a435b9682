import { type Agent, type IncomingMessage, request as ask } from "node:http";
import type { Http2ServerRequest } from "node:http2";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

const DOCUMENT_QUALITY = 5;
const ASSET_QUALITY = 11;
/** HTTP/1 headers that HTTP/2 forbids; the edge compresses itself. */
const NOT_PASSED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "upgrade",
]);

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: AsyncIterable<Buffer> | Iterable<Buffer>;
}

export function answerOf(agent: Agent, origin: string, request: Http2ServerRequest, body: Buffer): Promise<Answer> {
  const headers: Record<string, string | string[]> = { host: String(request.authority ?? request.headers.host) };
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":") && !NOT_PASSED.has(name)) headers[name] = value;
  }
  headers["accept-encoding"] = "identity";
  // React Router compares it with the address it is served at, which is http here.
  delete headers.origin;
  if (body.length > 0) headers["content-length"] = String(body.length);
  return new Promise((resolve, reject) => {
    const asked = ask(origin + request.url, { method: request.method, headers, agent }, (response) => {
      resolve({ status: response.statusCode ?? 502, headers: passedOn(response), body: response });
    });
    asked.once("error", reject);
    asked.end(body);
  });
}

function passedOn({ headers }: IncomingMessage): Answer["headers"] {
  const entries = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_PASSED.has(name));
  return Object.fromEntries(entries) as Answer["headers"];
}

export async function compressedAnswer({ status, headers, body }: Answer): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  const whole = Buffer.concat(parts);
  if (!isText(headers)) return { status, headers, body: [whole] };
  return { status, headers: asBrotli(headers), body: [brotli(whole, ASSET_QUALITY)] };
}

export function streamedAnswer(answer: Answer, request: Http2ServerRequest): Answer {
  const { status, headers, body } = answer;
  const accepts = String(request.headers["accept-encoding"] ?? "").includes("br");
  const hasBody = request.method !== "HEAD" && status !== 204 && status !== 304;
  if (!accepts || !hasBody || !isText(headers)) return answer;
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY },
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
  (body as IncomingMessage).once("error", (error) => stream.destroy(error)).pipe(stream);
  return { status, headers: asBrotli(headers), body: stream };
}

/** Cloudflare's qualities of assets (11) and of documents (5). */
export function brotli(content: Buffer, quality: 5 | 11): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function isText(headers: Answer["headers"]): boolean {
  return /text|javascript|json|xml|svg/.test(String(headers["content-type"] ?? ""));
}

function asBrotli(headers: Answer["headers"]): Answer["headers"] {
  return { ...headers, "content-encoding": "br", vary: [headers.vary ?? [], "Accept-Encoding"].flat().join(", ") };
}
