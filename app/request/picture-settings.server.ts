import { bounded, boundedStore } from "../data/bounded.server.ts";

const QUEUE_MS = 2_000;

interface PictureCall {
  due: "now";
}

export interface PictureConfiguration {
  IMAGES: ImagesBinding;
  MEDIA: R2Bucket;
  PICTURES: Queue<PictureCall>;
  DEMO_PICTURES?: string;
  PUBLIC_ORIGIN: string;
  TEST_CALL_MS?: string;
}

export function readPictureSettings(env: PictureConfiguration) {
  const { IMAGES: images, MEDIA: store, PICTURES: queue } = env;
  const wait = env.TEST_CALL_MS ? { limit: Number(env.TEST_CALL_MS) } : {};
  const hosts = { ownHost: new URL(env.PUBLIC_ORIGIN).hostname, demo: env.DEMO_PICTURES || null, ...wait };
  // Calls of images have their own deadlines, because their answers are streams.
  return { images, store: boundedStore(store), hosts, queue: bounded(QUEUE_MS, queue) };
}
