import { bounded } from "../data/bounded.server.ts";

/** How long sending to the queue may take, in ms. */
const QUEUE_MS = 2_000;

/** What third-party pictures are transformed by (images), stored in (store), fetched from (hosts), and asked for through (queue). */
export interface PictureSettings {
  images: ImagesBinding;
  store: R2Bucket;
  hosts: {
    /** The shop's own host, from which no picture is fetched. */
    ownHost: string;
    /** In local work and tests: the server of the demo market's pictures. */
    demo: string | null;
    /** How long an answer may take, in ms, in tests. */
    limit?: number;
  };
  queue: Queue<PictureCall>;
}

/** The one message of the queue: some pictures are due. The database knows which (workers/fetch-pictures). */
interface PictureCall {
  due: "now";
}

export interface PictureConfiguration {
  IMAGES?: ImagesBinding;
  MEDIA?: R2Bucket;
  PICTURES?: Queue<PictureCall>;
  /** Present in local configurations only. */
  DEMO_PICTURES?: string;
  PUBLIC_ORIGIN: string;
  /** Present in test configurations only. */
  TEST_FAULTS?: string;
  /** How long a host may take, in ms, in tests. */
  TEST_CALL_MS?: string;
}

/** Settings of third-party pictures; null if a binding is missing: pages then use their own addresses. */
export function readPictureSettings(env: PictureConfiguration): PictureSettings | null {
  const { IMAGES: images, MEDIA: store, PICTURES: queue } = env;
  if (!images || !store || !queue) return null;
  const wait = env.TEST_FAULTS && env.TEST_CALL_MS ? { limit: Number(env.TEST_CALL_MS) } : {};
  const hosts = { ownHost: new URL(env.PUBLIC_ORIGIN).hostname, demo: env.DEMO_PICTURES || null, ...wait };
  // Calls of store and images have their deadlines where they are made, because their answers are streams.
  return { images, store, hosts, queue: bounded(QUEUE_MS, queue) };
}
