/** A line between a phone and the edge: one in each direction for all its connections together. */
export interface LineProfile {
  /** ms there and back; a connection's first answer costs three of them: connecting, TLS and the request itself. */
  roundTrip: number;
  /** Bytes a second to the phone. */
  down: number;
  /** Bytes a second from it. */
  up: number;
}

/** What goes at once over a new connection: ten packets (RFC 6928). */
export const FIRST_WINDOW = 10 * 1_460;
const ROUND_TRIPS_OF_CONNECTING = 2;
/** One packet. */
export const PACKET = 1_460;

interface Waiting {
  window: Window;
  bytes: number;
  urgency: number;
  deliver: () => void;
}

/** What one connection may have on its way: ten packets at first, and as much more as has arrived (slow start). */
export class Window {
  #size = FIRST_WINDOW;
  #flying: { bytes: number; backAt: number }[] = [];
  readonly #openedAt: number;

  /** `now` is when the connection was asked for, in ms. */
  constructor(now: number) {
    this.#openedAt = now;
  }

  /** When the first answer may begin to arrive, for a request that came at `now`. */
  firstByteAt(now: number, { roundTrip }: LineProfile): number {
    return Math.max(now + roundTrip, this.#openedAt + (ROUND_TRIPS_OF_CONNECTING + 1) * roundTrip);
  }

  /** When there is room for as many bytes more; `now` where there is already. */
  roomAt(now: number, bytes: number): number {
    this.#land(now);
    let free = this.#size - this.#onTheWay();
    let at = now;
    for (const { bytes: landed, backAt } of this.#flying) {
      if (free >= bytes) break;
      // What comes back makes room for itself and for as much again.
      free += 2 * landed;
      at = backAt;
    }
    return at;
  }

  /** Bytes left and will be known to have arrived at `backAt`. */
  leave(bytes: number, backAt: number): void {
    this.#flying.push({ bytes, backAt });
  }

  #onTheWay(): number {
    return this.#flying.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #land(now: number): void {
    const landed = this.#flying.filter(({ backAt }) => backAt <= now);
    this.#size += landed.reduce((sum, { bytes }) => sum + bytes, 0);
    this.#flying = this.#flying.filter(({ backAt }) => backAt > now);
  }
}

/** Shares a line's way down among its connections: what is urgent first, never more bytes than its bandwidth carries. */
export class Line {
  /** Bytes that were delivered. */
  delivered = 0;
  readonly profile: LineProfile;
  #freeAt = 0;
  #upFreeAt = 0;
  #waiting: Waiting[] = [];
  #isPumping = false;

  constructor(profile: LineProfile) {
    this.profile = profile;
  }

  /** Resolves when the phone's request of so many bytes has come up the line. */
  async ask(bytes: number): Promise<void> {
    const begun = Math.max(performance.now(), this.#upFreeAt);
    this.#upFreeAt = begun + (bytes / this.profile.up) * 1_000;
    await until(this.#upFreeAt);
  }

  /** Resolves when the last of the bytes has come down. The smaller `urgency`, the sooner. */
  async send(window: Window, bytes: number, urgency: number): Promise<void> {
    for (let left = bytes; left > 0; left -= PACKET) await this.#piece(window, Math.min(left, PACKET), urgency);
  }

  #piece(window: Window, bytes: number, urgency: number): Promise<void> {
    if (this.profile.down === Infinity) {
      this.delivered += bytes;
      return Promise.resolve();
    }
    return new Promise((deliver) => {
      this.#waiting.push({ window, bytes, urgency, deliver });
      void this.#pump();
    });
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    while (this.#waiting.length > 0) {
      const now = Math.max(performance.now(), this.#freeAt);
      const next = soonest(this.#waiting, now);
      const begun = next.window.roomAt(now, next.bytes);
      if (begun > now) {
        // Something else may come meanwhile that has room.
        await until(Math.min(begun, performance.now() + 5));
        continue;
      }
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#freeAt = begun + (next.bytes / this.profile.down) * 1_000;
      next.window.leave(next.bytes, this.#freeAt + this.profile.roundTrip);
      await until(this.#freeAt);
      this.delivered += next.bytes;
      next.deliver();
      // Who was served asks for the next piece before anybody is chosen.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isPumping = false;
  }
}

/** The most urgent of those with room now; where none has any, the one that has room first. */
function soonest(waiting: readonly Waiting[], now: number): Waiting {
  const at = ({ window, bytes }: Waiting) => window.roomAt(now, bytes);
  return [...waiting].sort((one, other) => at(one) - at(other) || one.urgency - other.urgency)[0]!;
}

/** Resolves at the given moment of `performance.now()`. */
export function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve();
}
