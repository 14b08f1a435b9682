import type { BodyReader, ComingBody } from "./body-room.server.ts";
import { PATIENCE_MS } from "./bounded-body.server.ts";

/**
 * Bytes read and dropped after a file that is too large, because a browser reads the answer only after sending its
 * form.
 */
const DRAINED = 64 * 1024 * 1024;
/** Fields come before files, so the token is checked by then. */
const UNPROVEN_BYTES = 64 * 1024;
/** In ms: four photographs at 100 kB a second; larger files get a millisecond more for each 50 bytes. */
const FILES_MS = 5 * 60_000;
const BYTES_PER_MS = 50;

/** 403: no right to send files; 408: too slow; 429: too many at once. */
export class Stopped extends Error {
  readonly status: 403 | 408 | 429;

  constructor(status: 403 | 408 | 429) {
    super();
    this.status = status;
  }
}

export class WatchedBody {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #reader: BodyReader;
  readonly #letIn: () => ComingBody | null;
  readonly #begun = Date.now();
  #form: ComingBody;
  #files: ComingBody | null = null;
  #isStopped = false;

  constructor(reader: BodyReader, form: ComingBody, letIn: () => ComingBody | null) {
    [this.#reader, this.#form, this.#letIn] = [reader, form, letIn];
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = await this.#next();
      if (done) controller.close();
      else controller.enqueue(value);
    };
    // Cancelling does nothing, because the rest may still have to be dropped.
    this.stream = new ReadableStream<Uint8Array>({ pull, cancel: () => {} }, { highWaterMark: 0 });
  }

  async #next(): Promise<ReadableStreamReadResult<Uint8Array>> {
    if (!this.#files && !this.#isStopped && this.#form.bytes > UNPROVEN_BYTES) {
      this.#files = this.#letIn();
      this.#isStopped = this.#files === null;
      if (this.#isStopped) throw new Stopped(403);
      this.#files!.take(this.#form.bytes);
      this.#form.leave();
    }
    const body = this.#files ?? this.#form;
    const patience = this.#files
      ? FILES_MS + body.bytes / BYTES_PER_MS
      : PATIENCE_MS + Math.min(body.bytes, UNPROVEN_BYTES);
    const part = await body.next(this.#reader, this.#begun + patience);
    if (part) return part;
    this.#reader.cancel().catch(() => {});
    throw new Stopped(this.#files && Date.now() < this.#begun + patience ? 429 : 408);
  }

  /** A part that is passed on and not held in memory. */
  async pass(): Promise<ReadableStreamReadResult<Uint8Array>> {
    const part = await this.#next();
    (this.#files ?? this.#form).drop(part.value?.byteLength ?? 0);
    return part;
  }

  /** Reads and discards the rest. */
  async drop(): Promise<boolean> {
    try {
      for (let dropped = 0; dropped <= DRAINED;) {
        const { done, value } = await this.pass();
        if (done) return true;
        dropped += value.byteLength;
      }
    } catch (error) {
      if (!(error instanceof Stopped || error instanceof TypeError)) throw error;
    }
    this.#reader.cancel().catch(() => {});
    return false;
  }

  keep(): () => void {
    this.#files?.keep();
    return () => this.leave();
  }

  leave(): void {
    this.#files?.leave();
  }
}
