export interface LineProfile {
  /** ms; a first answer costs three: TCP, TLS and the request. */
  roundTrip: number;
  down: number;
  up: number;
}

/** Initial window of ten packets (RFC 6928). */
const FIRST_WINDOW = 10 * 1_460;
const ROUND_TRIPS_OF_CONNECTING = 2;
export const PACKET = 1_460;

interface Waiting {
  window: Window;
  bytes: number;
  urgency: number;
  deliver: () => void;
}

/** Slow start: ten packets at first, and as many more as have been acknowledged. */
export class Window {
  #size = FIRST_WINDOW;
  #flying: { bytes: number; backAt: number }[] = [];
  readonly #openedAt: number;

  constructor(now: number) {
    this.#openedAt = now;
  }

  firstByteAt(now: number, { roundTrip }: LineProfile): number {
    return Math.max(now + roundTrip, this.#openedAt + (ROUND_TRIPS_OF_CONNECTING + 1) * roundTrip);
  }

  roomAt(now: number, bytes: number): number {
    this.#land(now);
    let free = this.#size - this.#onTheWay();
    let at = now;
    for (const { bytes: landed, backAt } of this.#flying) {
      if (free >= bytes) break;
      // Each acknowledged packet doubles its window.
      free += 2 * landed;
      at = backAt;
    }
    return at;
  }

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

/** All connections share the bandwidth; the most urgent piece first. */
export class Line {
  delivered = 0;
  readonly profile: LineProfile;
  #freeAt = 0;
  #upFreeAt = 0;
  #waiting: Waiting[] = [];
  #isPumping = false;

  constructor(profile: LineProfile) {
    this.profile = profile;
  }

  async ask(bytes: number): Promise<void> {
    const begun = Math.max(performance.now(), this.#upFreeAt);
    this.#upFreeAt = begun + (bytes / this.profile.up) * 1_000;
    await until(this.#upFreeAt);
  }

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
        await until(Math.min(begun, performance.now() + 5));
        continue;
      }
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#freeAt = begun + (next.bytes / this.profile.down) * 1_000;
      next.window.leave(next.bytes, this.#freeAt + this.profile.roundTrip);
      await until(this.#freeAt);
      this.delivered += next.bytes;
      next.deliver();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isPumping = false;
  }
}

function soonest(waiting: readonly Waiting[], now: number): Waiting {
  const at = ({ window, bytes }: Waiting) => window.roomAt(now, bytes);
  return [...waiting].sort((one, other) => at(one) - at(other) || one.urgency - other.urgency)[0]!;
}

export function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve();
}
