import { type Lane, laneOf } from "../../domain/pages/lane.ts";
import { networkOf } from "../client-network.server.ts";

/** How often a body that is waited for is looked at, in ms. */
const TICK_MS = 250;
/** Files that came whole are done with by then, in ms: a request that was cut off gives nothing back by itself. */
const MOST_KEPT_MS = 60_000;
const MEGABYTE = 1024 * 1024;

interface Bounds {
  /** Only a body that still comes after so many ms counts as slow: one that is here at once takes nobody's place. */
  slowAfterMs: number;
  /** Slow bodies at the same time, of one session, of one network and in all. */
  ofSession: number;
  ofNetwork: number;
  inAll: number;
  /** Bytes of all bodies, slow or not. */
  bytes: number;
}

/**
 * The bodies that are under way in one isolate. Where more are slow than may be, or all hold too many bytes, the slowest gives
 * way: whoever sends faster is never refused for the others (docs/decisions/0048).
 */
class BodyRoom {
  readonly bodies = new Set<ComingBody>();
  readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** Lets a body go for each bound that is passed; `asking` is the one that asks now. */
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

/** A body on its way. Each reader looks at its own: one request wakes no other in this platform. */
class ComingBody {
  /** Bytes that came, and those of them in memory. */
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

  /** Bytes a ms. */
  pace(now: number): number {
    return this.bytes / Math.max(1, now - this.#begun);
  }

  /**
   * The next part, counted; null once `end` (UTC ms) is over or this body gave way to another. Throws as the stream does.
   */
  async next(reader: BodyReader, end: number): Promise<ReadableStreamReadResult<Uint8Array> | null> {
    const coming = reader.read();
    coming.catch(() => {});
    for (let now = Date.now(); now < end; now = Date.now()) {
      this.#room.settle(this, now);
      if (this.#isOver) return null;
      const part = await inTime(coming, Math.min(TICK_MS, end - now));
      if (!part) continue;
      this.take(part.value?.byteLength ?? 0);
      this.#room.settle(this, Date.now());
      return this.#isOver ? null : part;
    }
    return null;
  }

  take(bytes: number): void {
    this.bytes += bytes;
    this.held += bytes;
  }

  /** Bytes that are not kept. */
  drop(bytes: number): void {
    this.held -= bytes;
  }

  /** It came whole: its bytes count until it leaves, and it gives way to nobody. */
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

const small = { slowAfterMs: 1_000, ofSession: 16, ofNetwork: 16, inAll: 128 };
const forms = new BodyRoom({ ...small, bytes: 16 * MEGABYTE });
const rooms: Partial<Record<Lane, BodyRoom>> = {
  signed: new BodyRoom({ ...small, bytes: 32 * MEGABYTE }),
  reports: new BodyRoom({ ...small, bytes: MEGABYTE }),
};
/** Four photographs of 8 MB each, twice, in the 128 MB of an isolate. */
const files = new BodyRoom({ slowAfterMs: 5_000, ofSession: 2, ofNetwork: 8, inAll: 24, bytes: 80 * MEGABYTE });

/** All who have no address are one. */
const networkOfSender = (request: Request) => networkOf(request.headers) ?? "";

const awaited = new Map<Lane, number>();

/** How many requests of a lane wait for their bodies, and do no work meanwhile (request/crowd). */
export function bodiesAwaited(lane: Lane): number {
  return awaited.get(lane) ?? 0;
}

/** Carries `read` out with the request's body in the room of its lane; while it runs, the request waits for its body. */
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

/** Files of a session, whose right to send them is proven. Leaves once they are not needed any more. */
export function awaitFiles(request: Request, session: string): ComingBody {
  return new ComingBody(files, networkOfSender(request), session);
}

/** The result of `work`; null if it takes longer than `ms`. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
