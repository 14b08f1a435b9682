import { bounded } from "../data/bounded.server.ts";

/** A call of the consumer is waited for so long, in ms. */
const QUEUE_MS = 2_000;

/** images, store: what third-party pictures are transformed with and kept in; queue: rings for their consumer. */
export interface PictureSettings {
  images: ImagesBinding;
  store: R2Bucket;
  hosts: {
    /** The shop's own, which is never asked for a picture. */
    ownHost: string;
    /** Local work and tests: where a server stands in for all hosts. */
    standIn: string | null;
    /** Milliseconds an answer is waited for, in tests. */
    limit?: number;
  };
  queue: Queue<PictureCall>;
}

/** A message of the queue of pictures: some are due; which, says the database (workers/fetch-pictures). */
interface PictureCall {
  due: "now";
}

export interface PictureConfiguration {
  IMAGES?: ImagesBinding;
  MEDIA?: R2Bucket;
  PICTURES?: Queue<PictureCall>;
  PICTURE_HOST?: string;
  PUBLIC_ORIGIN: string;
  /** Present in test configurations only. */
  TEST_FAULTS?: string;
  /** Milliseconds a host is waited for in tests. */
  TEST_CALL_MS?: string;
}

/** How third-party pictures are fetched and kept; null while a binding is missing: pages name their own addresses then. */
export function readPictureSettings(env: PictureConfiguration): PictureSettings | null {
  const { IMAGES: images, MEDIA: store, PICTURES: queue } = env;
  if (!images || !store || !queue) return null;
  const wait = env.TEST_FAULTS && env.TEST_CALL_MS ? { limit: Number(env.TEST_CALL_MS) } : {};
  const hosts = { ownHost: new URL(env.PUBLIC_ORIGIN).hostname, standIn: env.PICTURE_HOST || null, ...wait };
  // Store and transformations have their deadlines where they are used: they answer with bytes that are still to come.
  return { images, store, hosts, queue: bounded(QUEUE_MS, queue) };
}
