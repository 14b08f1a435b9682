import { X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeCertificate } from "../../../scripts/bench/edge/certificate.ts";
import { FIRST_WINDOW, Line, type LineProfile, Window } from "../../../scripts/bench/edge/link.ts";
import { startEdge } from "../../../scripts/bench/edge/proxy.ts";

// The simulated line of the bench.

const SLOW: LineProfile = { roundTrip: 600, down: 50_000, up: 50_000 };

describe("a line", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  const now = () => performance.now();

  test("the first answer of a connection waits for three round trips, a later one for one", () => {
    const window = new Window(1_000);
    expect(window.firstByteAt(1_000, SLOW)).toBe(2_800);
    expect(window.firstByteAt(1_500, SLOW)).toBe(2_800);
    expect(window.firstByteAt(5_000, SLOW)).toBe(5_600);
  });

  test("ten packets go at once, then as much more as has arrived", () => {
    const window = new Window(0);
    expect(window.roomAt(0, FIRST_WINDOW)).toBe(0);
    window.leave(10_000, 700);
    expect(window.roomAt(100, 4_600)).toBe(100);
    window.leave(4_600, 800);
    expect(window.roomAt(100, 1)).toBe(700);
    // 10,000 acknowledged bytes make room for twice as many.
    expect(window.roomAt(100, 15_000)).toBe(700);
    expect(window.roomAt(100, 20_001)).toBe(800);
    expect(window.roomAt(700, 20_000)).toBe(700);
  });

  test("no more bytes a second than its bandwidth, for all connections together", async () => {
    const line = new Line({ ...SLOW, roundTrip: 0 });
    const [one, other] = [new Window(now()), new Window(now())];
    const sent = Promise.all([line.send(one, 60_000, 2), line.send(other, 40_000, 2)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(line.delivered).toBeGreaterThan(45_000);
    expect(line.delivered).toBeLessThanOrEqual(50_000);
    await vi.advanceTimersByTimeAsync(1_100);
    await sent;
    expect(line.delivered).toBe(100_000);
  });

  test("a new connection stops after its first packets until it hears of them", async () => {
    const line = new Line({ ...SLOW, down: 10_000_000 });
    const window = new Window(now());
    const sent = line.send(window, 40_000, 2);
    await vi.advanceTimersByTimeAsync(500);
    expect(line.delivered).toBeGreaterThan(FIRST_WINDOW - 3_000);
    expect(line.delivered).toBeLessThanOrEqual(FIRST_WINDOW);
    await vi.advanceTimersByTimeAsync(700);
    await sent;
    expect(line.delivered).toBe(40_000);
  });

  test("what is urgent overtakes what is not", async () => {
    const line = new Line({ ...SLOW, roundTrip: 0 });
    const order: string[] = [];
    const later = line.send(new Window(now()), 100_000, 4).then(() => order.push("picture"));
    await vi.advanceTimersByTimeAsync(200);
    const sooner = line.send(new Window(now()), 20_000, 0).then(() => order.push("document"));
    await vi.advanceTimersByTimeAsync(600);
    expect(order).toEqual(["document"]);
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all([later, sooner]);
    expect(order).toEqual(["document", "picture"]);
  });
});

test("the certificate is for localhost, valid now, and signed by itself", () => {
  const { cert, fingerprint } = makeCertificate(Date.now());
  const read = new X509Certificate(cert);
  expect(read.checkHost("localhost")).toBe("localhost");
  expect(read.checkIP("127.0.0.1")).toBe("127.0.0.1");
  expect(read.verify(read.publicKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  expect(makeCertificate(Date.now()).fingerprint).not.toBe(fingerprint);
});

test("the edge speaks HTTP/2, sends each part compressed as it comes, and counts what it sent", async () => {
  let release = () => {};
  const asked: Record<string, unknown>[] = [];
  const upstream = createServer(({ headers, url }, response) => {
    asked.push({ ...headers, url });
    response.setHeader("Content-Type", "text/html");
    response.write("<p>first</p>");
    release = () => response.end("<p>second</p>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => upstream.once("listening", resolve));
  const edge = await startEdge(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  const session = connect(edge.url, { rejectUnauthorized: false });
  const stream = session.request({ ":path": "/page?x=1", "accept-encoding": "br", "sec-fetch-dest": "document" });
  stream.end();
  const parts: Buffer[] = [];
  const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once("response", resolve));
  await new Promise<void>((resolve) => stream.once("data", (part: Buffer) => (parts.push(part), resolve())));
  expect(headers["content-encoding"]).toBe("br");
  expect(edge.isQuietFor(0)).toBe(false);
  stream.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => stream.once("end", resolve));
  release();
  await ended;
  const body = Buffer.concat(parts);
  expect(brotliDecompressSync(body).toString()).toBe("<p>first</p><p>second</p>");
  expect(edge.passed).toEqual([
    { method: "GET", path: "/page?x=1", purpose: "document", status: 200, bytes: body.length },
  ]);
  expect(asked).toEqual([expect.objectContaining({ url: "/page?x=1", host: new URL(edge.url).host })]);
  const arrived = edge.arrivals.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(arrived).toBeGreaterThan(body.length);
  expect(arrived).toBeLessThan(body.length + 400);
  session.destroy();
  await edge.stop();
  upstream.close();
});
