import { Agent } from "node:http";
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { type Answer, answerOf, streamedAnswer, compressedAnswer } from "./answers.ts";
import { makeCertificate } from "./certificate.ts";
import { Line, type LineProfile, PACKET, until, Window } from "./link.ts";

interface Passed {
  method: string;
  path: string;
  purpose: string;
  status: number;
  bytes: number;
}

/** Bytes with headers, wall clock in ms. */
interface Arrival {
  at: number;
  bytes: number;
  purpose: string;
}

/** HTTP/2 with TLS and brotli over a line of the given latency and bandwidth. */
export interface Edge {
  url: string;
  fingerprint: string;
  /** Open connections keep their line: call it between browsers. */
  setLine: (profile: LineProfile) => void;
  setUpstream: (url: string) => void;
  passed: Passed[];
  arrivals: Arrival[];
  reset: () => void;
  isQuietFor: (ms: number) => boolean;
  stop: () => Promise<void>;
}

const NO_LINE: LineProfile = { roundTrip: 0, down: Infinity, up: Infinity };
/** HPACK's Huffman code leaves about four fifths. */
const HEADER_SHARE = 0.8;
const URGENCY: Record<string, number> = { document: 0, style: 1, script: 2, font: 2, empty: 2, image: 4, prefetch: 5 };

export async function startEdge(upstream = ""): Promise<Edge> {
  const certificate = makeCertificate(Date.now());
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const windows = new WeakMap<object, { line: Line; window: Window }>();
  const assets = new Map<string, Promise<Answer>>();
  const sessions = new Set<ServerHttp2Session>();
  let to = upstream;
  let line = new Line(NO_LINE);
  let open = 0;
  let lastAt = performance.now();
  const passed: Passed[] = [];
  const arrivals: Arrival[] = [];

  const server = createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true });
  server.on("session", (session) => {
    windows.set(session, { line, window: new Window(performance.now()) });
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.on("request", (request, response) => {
    open += 1;
    void pass(request, response)
      .catch((error: Error) => {
        if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
        response.end(error.message);
      })
      .finally(() => {
        open -= 1;
        lastAt = performance.now();
      });
  });

  async function pass(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const session = request.stream?.session ?? request.socket;
    if (!windows.has(session)) windows.set(session, { line, window: new Window(performance.now()) });
    const { line: own, window } = windows.get(session)!;
    const body = await wholeBody(request);
    const firstByteAt = window.firstByteAt(performance.now(), own.profile);
    await own.ask(headerBytes(request.headers) + body.length);
    await until(firstByteAt);
    const purpose = purposeOf(request);
    const isAsset = /\.(?:js|css|woff2?|svg|avif|webp|jpe?g|png|ico)(?:\?|$)/.test(request.url);
    const key = to + request.url + String(request.headers["accept"]);
    const fetched = () => answerOf(agent, to, request, body);
    if (isAsset && !assets.has(key)) assets.set(key, fetched().then(compressedAnswer));
    const answer = isAsset ? await assets.get(key)! : streamedAnswer(await fetched(), request);
    const entry = { method: request.method, path: request.url, purpose, status: answer.status, bytes: 0 };
    passed.push(entry);
    const arrive = async (bytes: number) => {
      await own.send(window, bytes, URGENCY[purpose] ?? 3);
      arrivals.push({ at: performance.timeOrigin + performance.now(), bytes, purpose });
    };
    await arrive(headerBytes(answer.headers));
    if (response.destroyed || request.stream?.destroyed) return;
    response.writeHead(answer.status, answer.headers as never);
    for await (const part of answer.body) {
      if (response.destroyed || request.stream?.destroyed) return;
      for (let from = 0; from < part.length; from += PACKET) {
        const piece = part.subarray(from, from + PACKET);
        await arrive(piece.length);
        entry.bytes += piece.length;
        response.write(piece);
      }
    }
    response.end();
  }

  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    fingerprint: certificate.fingerprint,
    setLine: (profile) => (line = new Line(profile)),
    setUpstream: (url) => (to = url),
    passed,
    arrivals,
    reset: () => {
      passed.length = 0;
      arrivals.length = 0;
    },
    isQuietFor: (ms) => open === 0 && performance.now() - lastAt >= ms,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}

function purposeOf({ headers }: Http2ServerRequest): string {
  if (/prefetch|prerender/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""))) return "prefetch";
  return String(headers["sec-fetch-dest"] ?? "empty");
}

function headerBytes(headers: Record<string, unknown>): number {
  const text = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
  return Math.ceil(text * HEADER_SHARE);
}

async function wholeBody(request: Http2ServerRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function listen(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve());
  });
}
