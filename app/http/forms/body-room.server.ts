import { type Lane, laneOf } from "../../domain/pages/page-kind.ts";
import { networkOf } from "../client-network.server.ts";

/** How often a slow body asks whether it gives way; a faster one never does, and each waking costs the isolate. */
const TICK_MS = 250;
/** In ms: an aborted request releases nothing by itself. */
const MOST_KEPT_MS = 60_000;
const MEGABYTE = 1024 * 1024;

interface Bounds {
  /** A body still arriving after so many ms counts as slow. */
  slowAfterMs: number;
  /** Limits of slow bodies at the same time. */
  ofSession: number;
  ofNetwork: number;
  inAll: number;
  /** Bytes of all bodies, slow or not. */
  bytes: number;
}

/**
 * The bodies arriving in one isolate; over a limit the slowest is aborted, never a faster one (docs/decisions/0048).
 */
class BodyRoom {
  readonly bodies = new Set<ComingBody>();
  readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  settle(asking: ComingBody, now: number): void {
    const { ofSession, ofNetwork, inAll, bytes } = this.bounds;
    for (const body of this.bodies) if (body.isLost(now)) body.leave();
    const slow = () => [...this.bodies].filter((body) => body.isSlow(now));
    const keep = (most: number, bodies: ComingBody[]) => bodies.length > most && slowestOf(bodies, now).giveWay();
    if (asking.isSlow(now)) {
      keep(
        ofSession,
        slow().filter(({ session }) => session !== null && session === asking.session),
      );
      keep(
        ofNetwork,
        slow().filter(({ network }) => network === asking.network),
      );
      keep(inAll, slow());
    }
    const held = [...this.bodies].reduce((sum, body) => sum + body.held, 0);
    if (held <= bytes) return;
    const others = slow().filter((body) => body !== asking);
    slowestOf(others.length > 0 ? others : [asking], now).giveWay();
  }
}

function slowestOf(bodies: readonly ComingBody[], now: number): ComingBody {
  return bodies.toSorted((a, b) => a.pace(now) - b.pace(now))[0]!;
}

/** Each reader polls its own body, because one request cannot wake another in this platform. */
class ComingBody {
  bytes = 0;
  held = 0;
  readonly session: string | null;
  readonly network: string;
  readonly #room: BodyRoom;
  readonly #begun = Date.now();
  #wholeAt: number | null = null;
  #isOver = false;

  constructor(room: BodyRoom, network: string, session: string | null) {
    [this.#room, this.network, this.session] = [room, network, session];
    room.bodies.add(this);
  }

  isSlow(now: number): boolean {
    return this.#wholeAt === null && now - this.#begun >= this.#room.bounds.slowAfterMs;
  }

  isLost(now: number): boolean {
    return this.#wholeAt !== null && now - this.#wholeAt > MOST_KEPT_MS;
  }

  pace(now: number): number {
    return this.bytes / Math.max(1, now - this.#begun);
  }

  /** null once `end` is over or this body was aborted. Throws as the stream does. */
  async next(reader: BodyReader, end: number): Promise<ReadableStreamReadResult<Uint8Array> | null> {
    const coming = reader.read();
    coming.catch(() => {});
    for (let now = Date.now(); now < end; now = Date.now()) {
      this.#room.settle(this, now);
      if (this.#isOver) return null;
      const part = await inTime(coming, Math.min(this.#untilAsking(now), end - now));
      if (!part) continue;
      this.take(part.value?.byteLength ?? 0);
      this.#room.settle(this, Date.now());
      return this.#isOver ? null : part;
    }
    return null;
  }

  #untilAsking(now: number): number {
    return Math.max(TICK_MS, this.#begun + this.#room.bounds.slowAfterMs - now);
  }

  take(bytes: number): void {
    this.bytes += bytes;
    this.held += bytes;
  }

  drop(bytes: number): void {
    this.held -= bytes;
  }

  /** A whole body counts until it is released, and is never aborted. */
  keep(): void {
    this.#wholeAt = Date.now();
  }

  giveWay(): void {
    this.#isOver = true;
    this.#room.bodies.delete(this);
  }

  leave(): void {
    this.#room.bodies.delete(this);
  }
}

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;
export type { ComingBody };

const small = { slowAfterMs: 4_000, ofSession: 16, ofNetwork: 16, inAll: 128 };
const forms = new BodyRoom({ ...small, bytes: 16 * MEGABYTE });
const rooms: Partial<Record<Lane, BodyRoom>> = {
  signed: new BodyRoom({ ...small, bytes: 32 * MEGABYTE }),
  reports: new BodyRoom({ ...small, bytes: MEGABYTE }),
};
/** Four photographs of 8 MB each, twice, in the 128 MB of an isolate. */
const files = new BodyRoom({ slowAfterMs: 5_000, ofSession: 2, ofNetwork: 8, inAll: 24, bytes: 80 * MEGABYTE });

const networkOfSender = (request: Request) => networkOf(request.headers) ?? "";

const awaited = new Map<Lane, number>();

export function bodiesAwaited(lane: Lane): number {
  return awaited.get(lane) ?? 0;
}

export async function awaitBody<T>(request: Request, read: (body: ComingBody) => Promise<T>): Promise<T> {
  const lane = laneOf(new URL(request.url).pathname);
  const body = new ComingBody(rooms[lane] ?? forms, networkOfSender(request), null);
  awaited.set(lane, bodiesAwaited(lane) + 1);
  try {
    return await read(body);
  } finally {
    awaited.set(lane, bodiesAwaited(lane) - 1);
    body.leave();
  }
}

export function awaitFiles(request: Request, session: string): ComingBody {
  return new ComingBody(files, networkOfSender(request), session);
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
